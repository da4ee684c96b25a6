export { examine } from './server/doctor';
