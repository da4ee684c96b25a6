export { listVain, noteVain, type VainTerm } from './server/count';
