import type { Draw } from '../base/kit';
import { drawAnkleBoot, drawBoot, drawRubberBoot } from './boots';
import { drawLoafer } from './loafers';
import { drawSandal } from './sandals';
import { drawSlipper } from './slippers';
import { drawSneaker } from './sneakers';

/** Drawing functions of shoes. */
export const shoes = {
  sneaker: drawSneaker,
  boot: drawBoot,
  ankleboot: drawAnkleBoot,
  sandal: drawSandal,
  loafer: drawLoafer,
  slipper: drawSlipper,
  rubberboot: drawRubberBoot,
} satisfies Record<string, Draw>;
