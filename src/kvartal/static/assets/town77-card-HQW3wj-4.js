var e=`## «Town 77»: карточка на первой странице.

town77-name = Town 77
town77-original = Town 77
town77-minutes = 15\xA0минут
town77-blurb = Семь улиц, семь форм, семь цветов — и никаких повторов в ряду.
`;export{e as default};