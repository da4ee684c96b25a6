export {
  createAccount,
  findAccount,
  findAccountByEmail,
} from './server/accounts';
export { listAddresses, rememberAddress } from './server/addresses';
export { mayCheckEmail } from './server/check-email';
export { forPerson } from './server/dashboard';
export { passwordError } from './server/judge-password';
export { registerOrdersPart } from './server/parts';
export { onAccountRemoved } from './server/removal';
export { inDashboard } from './site/dashboard-frame.view';
