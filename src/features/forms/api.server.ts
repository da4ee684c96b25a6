export { exportSubmissions } from './export/export';
export { eraseSubmission } from './server/erase';
export {
  announceForms,
  findFormByName,
  type NewForm,
  storeForm,
} from './server/find';
export type { Form } from './server/form';
export {
  type Filled,
  type FormHandler,
  registerFormHandler,
  type SentSubmission,
  type Submission,
} from './server/handlers';
export { readMailedTo } from './server/mailed-to';
export {
  countSubmissions,
  countUntold,
  findSubmissionRow,
  handleSubmissions,
  listSubmissions,
  type SubmissionRow,
} from './server/office-list';
export { filesSent } from './server/own-files';
export { readFields } from './server/read-fields';
export { findSent, findSubmission } from './server/read-submission';
export { renderForm } from './server/render';
export { openSealed } from './server/sealed-values';
export { addressIn, holdsFiles, wordsOf } from './server/sent-values';
export { answerTrial, readTrial, showLacking, showTrial } from './server/trial';
export { QuestionPage } from './site/question-page.view';
