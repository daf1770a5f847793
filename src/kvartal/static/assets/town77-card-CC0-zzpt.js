var e=`## Town 77: the card on the front page.

town77-name = Town 77
town77-original = Town 77
town77-minutes = 15\xA0minutes
town77-blurb = Seven streets, seven shapes, seven colours, and never the same twice in a line.
`;export{e as default};