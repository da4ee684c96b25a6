export { claimUploads, findUploads } from './server/claim';
export { cleanSent } from './server/clean-sent';
export { removeUploads } from './server/erase';
export { openUpload } from './server/open';
export { type StagedUpload, stageUpload } from './server/receive';
export { retryAfter } from './server/retry';
export { sendPrivateFile, sendUpload } from './server/send-file';
export { registerUploadTarget, type UploadTargetSource } from './server/targets';
