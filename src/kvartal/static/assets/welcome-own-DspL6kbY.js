var e=`## Own sheets: what the owner of a printed sheet corrected

welcome-option-own = Own sheet
welcome-option-own-hint = Places and points as they stand on your printed sheet, where ours are guessed.
welcome-own-section = Own sheet: “{ $section }” cannot be corrected in this game.
welcome-own-unknown = Own sheet: there is no section “{ $section }” in this game; there are { $known }.
welcome-own-expansion = Own sheet: the field expansion says “{ $text }”, which is none of { $known }.
welcome-own-count = Own sheet, { $section }: given { $found } on street { $street }, needed { $wanted }.
welcome-own-item = Own sheet, { $section }: “{ $item }” is not a place with the right values.
welcome-own-twice = Own sheet, { $section }: { $item } is given twice.
welcome-own-few = Own sheet, { $section }: given { $found }, needed { $least }.
welcome-own-street = Own sheet, { $section }: street { $street } has none.
welcome-own-eggs = Own sheet, { $section }: every street needs eggs of three colours, and some must be orange (o) and pink (k).
welcome-own-plan = Own sheet, { $section }: on it plan { $plan } would be completed at once.
welcome-own-points = Own sheet, { $section }: “{ $item }” should be two numbers of points such as 8-4, the first larger, at most { $most }.
welcome-own-json = This is not a file of your own sheet: line { $line } is not JSON.
welcome-own-form = This is not a file of your own sheet: the field { $field } is missing or not 1.
welcome-own-field = Own sheet: the field { $field } is missing or of the wrong kind; it must be a text or a list of texts.
welcome-own-about = Some places and points were lost with the pictures of the printed sheets, so ours are guesses. Do you own the box? Choose an expansion, move what stands elsewhere on your sheet, and play with it or keep it as a file.
welcome-own-open = Open a file…
welcome-own-kinds = What you put on the sheet
welcome-own-erase = Remove
welcome-own-plans = Points of the plans: first, later
welcome-own-play = Play against a bot
welcome-own-friends = Invite a friend
welcome-own-save = Save as a file
welcome-own-print = Print
`;export{e as default};