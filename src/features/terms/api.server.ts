export { terms } from './server/tables';
