var e=`## «Город мечты»: карточка на первой странице.

estates-name = Город мечты
estates-original = The Estates
estates-minutes = 45\xA0минут
estates-blurb = Покупайте этажи на торгах, достраивайте свои ряды и мешайте чужим: недостроенный ряд приносит владельцам минус.
`;export{e as default};