// The code that `start` fetches with the first dialog.
export { tellBeside } from './beside';
export { followLink } from './follow-link';
export { alert, confirm } from './questions';
