export { confirmHref } from './server/address';
