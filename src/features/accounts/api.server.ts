export {
  createAccount,
  findAccount,
  findAccountByEmail,
} from './server/accounts';
export { registerOrdersPart } from './server/parts';
export { passwordLength } from './server/passwords';
