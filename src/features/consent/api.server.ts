export { type Change, ConsentProblem, changeConsent } from './server/change';
export { exportProofs } from './server/export';
export { scriptKinds } from './server/kinds';
export { consentSettings } from './server/settings';
