export { drawProduct, KINDS } from './product';
export { drawScene, SCENES, type ScenePicture } from './scenes/scene';
export { drawStore } from './scenes/store';
