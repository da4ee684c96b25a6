export { mediaEntity } from './entity';
export { addPicture, addSentPicture } from './server/add';
export { changeMany } from './server/change-many';
export { listChoices, listPictures, readPicture } from './server/list';
export { replacePicture } from './server/replace';
export {
  findUses,
  isIn,
  isInNavigation,
  listHolders,
  readUsed,
  registerPictureHolder,
} from './server/uses';
