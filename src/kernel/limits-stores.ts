export const stores = {
  inputWait: 500,
  firstMapRefresh: 1200,
  longestQuery: 60,
  /** Results that stand open; the others behind one button. */
  shownFirst: 6,
  /** Of all stores, before anybody asks for one: the map that follows stays near. */
  shownUnasked: 4,
  /** Results at most: nobody looks for a store farther down. */
  shownMost: 100,
  zoom: 15,
  zoomAfterClick: 17,
  overviewDesktop: { latitude: 52.1589457, longitude: 4.3428039, zoom: 8 },
  overviewMobile: { latitude: 52.1589457, longitude: 4.9428039, zoom: 7 },
  /** Per cent. */
  grayscale: 75,
  /** Px: how far above its marker a popup stands, and how far the map moves aside for it. */
  popupOffset: 50,
  horizontalShift: -100,
  /** Days ahead that special hours are told. */
  specialAhead: 45,
  /** Days ahead for which hours can be asked. */
  askedAhead: 366,
} as const;
