export { claimUploads, findUploads } from './server/claim';
export { removeUploads } from './server/erase';
export { openUpload } from './server/open';
export { receiveUpload } from './server/receive';
export { registerUploadTarget, type UploadTargetSource } from './server/targets';
