## The server at the command line

serve-stopped = Kvartal has stopped.
serve-port-used = Port { $port } of { $host } is used by another program. Choose another with --port, or let --port 0 find one.
serve-no-port = Kvartal cannot listen on port { $port } of { $host }: { $why }.
serve-no-address = There is no address { $host } to listen on: { $why }.
serve-folder = The data folder { $folder } cannot be used: { $why }. Name another one with --data.
storage-missing = There is no { $file } in { $folder }.
storage-foreign = { $file } is not a database of Kvartal: { $why }.
storage-damaged = { $file } is damaged: { $why }.
storage-newer = { $file } was written by a newer Kvartal: its format is { $version }, and this one knows { $known }.
storage-failed = The database says: { $why }.
serve-database = The data in { $folder } cannot be used.
admin-name = { $action ->
        [tables] This lists all tables and takes no name.
        [persons] This lists all persons and takes no name.
        [bans] This lists all bans and takes no name.
       *[other] Name whom or what: a person or a table by its id.
    }
admin-empty = No site has kept anything in { $folder } yet. Name its data folder with --data.
admin-unknown = There is nothing named { $name }.
admin-not-done = The running server has not done it, and will not do it later. Its log may say why.
backup-made = A copy is in { $folder }.
backup-failed = No copy was made.
restore-done = The copy has been restored to { $data }.
restore-aside = What was there before has been moved to { $folder }.
restore-failed = The copy was not restored.
serve-proxy = { $proxy } is neither an address nor a network of addresses.
serve-site = { $site } is not the name of a site. Write it without https://, for example play.example.
serve-limit-unknown = There is no limit { $name }. The limits are { $known }.
serve-limit = The limit { $name } cannot be “{ $value }”. It is written like { $usual }.
serve-folder-used = Another Kvartal is using the data folder { $folder }. Stop it, or name another folder with --data.
