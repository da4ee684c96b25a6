export {
  createAccount,
  findAccount,
  findAccountByEmail,
} from './server/accounts';
export { listAddresses, rememberAddress } from './server/addresses';
export { mayCheckEmail } from './server/check-email';
export { registerOrdersPart } from './server/parts';
export { passwordLength } from './server/passwords';
