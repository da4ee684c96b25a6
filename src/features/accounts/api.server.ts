export {
  createAccount,
  findAccount,
  findAccountByEmail,
} from './server/accounts';
export { listAddresses, rememberAddress } from './server/addresses';
export { mayCheckEmail } from './server/check-email';
export { passwordError } from './server/judge-password';
export { registerOrdersPart } from './server/parts';
