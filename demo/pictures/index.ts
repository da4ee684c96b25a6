export { drawProduct, KINDS, type View, viewsOf } from './product';

export { drawScene, SCENES, type ScenePicture } from './scenes/scene';
export type { Ware } from './scenes/staging';
export { drawStore } from './scenes/store';
