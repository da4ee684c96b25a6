export { answerApplication } from './server/answer';
export {
  answerValues,
  changeStandard,
  fillAnswer,
  readAnswer,
  standardAnswer,
  usualAnswer,
} from './server/answers';
export { eraseByStaff } from './server/erase';
export { listEvents } from './server/events';
export { addNote, listNotes, removeNote } from './server/notes';
export {
  type ApplicationRow,
  findApplicationById,
  listApplications,
} from './server/read';
export { decideApplication } from './server/state';
export { applications } from './server/tables';
