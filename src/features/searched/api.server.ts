export { listVain, noteVain } from './server/count';
