export {
  type ApplicationRow,
  findApplicationById,
  listApplications,
} from './server/read';
export { decideApplication } from './server/state';
