export { drawProduct, KINDS, type ProductPicture } from './product';
export { drawScene, SCENES, type ScenePicture } from './scene';
export { drawStore } from './store';
