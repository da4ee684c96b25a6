export { browserOf, ensureBrowser } from './server/browser-of';
export { askForLogin, askForNew, checkLogin, checkNew, ownName } from './server/ceremonies';
export { isHeldByCustomer, registerOtherHolders } from './server/other-holders';
export { readAdded, readLogin } from './server/read-response';
export { isOffered, relyingParty } from './server/relying-party';
