/** How a card's link opens (S2.12/4): here, in a tab of its own, in the lightbox, or over the page. */
export type CardWay = 'here' | 'tab' | 'lightbox' | 'popup';
