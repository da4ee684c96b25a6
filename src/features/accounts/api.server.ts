export {
  type Account,
  createAccount,
  findAccount,
  findAccountByEmail,
  normalizeEmail,
} from './server/accounts';
export { listAddresses, rememberAddress } from './server/addresses';
export { createAttempts } from './server/attempts';
export { giveAccountPassword, giveAccountRole, listAccounts } from './server/by-command';
export { mayCheckEmail } from './server/check-email';
export { customerColumns } from './server/customer-lines';
export { findPerson, forPerson, showDashboard } from './server/dashboard';
export { checkHolder, checkPassword, enterAccount, holderErrors } from './server/enter';
export {
  eraseParts,
  type Forgotten,
  listRunning,
  listStays,
  registerErasure,
  type Stays,
} from './server/erasure';
export { importCustomers } from './server/import-customers';
export { type MovedAddress, onAddressMoved } from './server/moved';
export { type DataHolder, gatherDataOf, holderOf, registerOwnData } from './server/own-data';
export { listOwnFiles, type OwnFile, registerOwnFiles } from './server/own-files';
export {
  registerOrdersPart,
  registerProfilePart,
  registerSignInPart,
  registerStartPart,
} from './server/parts';
export { hashOfNone, hashPassword, isPasswordOf } from './server/passwords';
export { askProof, readProof } from './server/proof';
export { noteEmailProven, proveEmail } from './server/prove-email';
export { onAccountRemoved } from './server/removal';
export { accounts } from './server/tables';
export { passwordError, validatePassword } from './server/validate-password';
export {
  lockAccount,
  registerWaysIn,
  tellWayAdded,
  type WayIn,
  type WaysInSource,
} from './server/ways-in';
export { inDashboard } from './site/dashboard-frame.view';
