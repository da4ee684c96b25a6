export {
  type Account,
  createAccount,
  findAccount,
  findAccountByEmail,
  findByPassword,
  type NewAccount,
} from './server/accounts';
export { registerOrdersPart } from './server/parts';
export { passwordLength } from './server/passwords';
