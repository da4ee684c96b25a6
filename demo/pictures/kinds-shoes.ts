import { drawAnkleBoot, drawBoot, drawRubberBoot } from './boots';
import type { Draw } from './kit';
import { drawSandal } from './sandals';
import { drawLoafer, drawSlipper, drawSneaker } from './shoes';

/** Drawing functions of shoes. */
export const shoes = {
  sneaker: drawSneaker, boot: drawBoot, ankleboot: drawAnkleBoot, sandal: drawSandal,
  loafer: drawLoafer, slipper: drawSlipper, rubberboot: drawRubberBoot,
} satisfies Record<string, Draw>;
