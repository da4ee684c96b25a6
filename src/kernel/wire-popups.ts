/** What pages and server say to each other of popups; apart from wire.ts, which every page carries. */
import { path } from './wire';

/** Of the mark in a page that has popups: what they belong to ('Product:12'), and which they are. */
export const POPUPS_OF = 'data-popups-of';
export const POPUPS = 'data-popups';
/** Of a popup that is tried while it is made: all that is drawn. */
export const POPUP_TRIAL = 'data-popup-trial';

/** The part of the script that draws a popup, by its island's id. */
export const POPUP_ISLAND = 'features/popups/site/popup';

/** S2.10/10: of the block that opens by itself. */
export const DETAIL_POPUP = 'data-detail-popup';

export const popupPath = {
  list: `${path.api}/popup`,
  fields: (id: number | string) => `${path.api}/popup/${id}/fields`,
  submit: (id: number | string) => `${path.api}/popup/${id}/submit`,
  challenge: (id: number | string) => `/webcore/popup/challenge/${id}`,
  /** The popup as a page, or with `view=ajax` as a fragment. */
  view: (id: number | string) => `/webcore/popup/view/${id}`,
} as const;

/** S4.4/3, S4.4/9: what keeps a popup away. */
export const popupCookie = {
  hidden: (id: number | string) => `hide_vuepopup_${id}`,
  promotional: 'hide_popupBlock',
} as const;

/** In local storage, on pages with a popup that asks for it: the day of the first visit. */
export const FIRST_VISIT = 'vuepopup_first_visit';

/** Of a popup in the page: its form was sent. It bubbles. */
export const POPUP_SENT = 'etalage:popup-sent';

/** Tells that a sent form is the same as one before, until one arrived. */
export const popupField = {
  once: 'popup_once',
  captcha: 'altcha',
  honeypot: 'homepage',
  language: 'language',
} as const;
