export { announcePopups } from './server/kept';
export { type ListedPopup, listPopups } from './server/list';
export { listMeeting } from './server/meeting';
export { type PopupPlace, readDefinition } from './server/read-definition';
export { type NewPopup, stopPopup, storePopup } from './server/store';
export { showPopupTrial, type TriedPopup } from './server/trial';
