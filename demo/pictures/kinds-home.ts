import { drawCabinet, drawMirror, drawShelf, drawSideTable, drawTable } from './furniture';
import type { Draw } from './kit';
import { drawFloorLamp, drawPendant, drawTableLamp } from './lamps';
import { drawArmchair, drawChair, drawStool } from './seating';
import { drawBowl, drawCarafe, drawGlass, drawMug, drawPlate } from './tableware';
import { drawBathMat, drawBedding, drawCushion, drawRug, drawThrow, drawTowel } from './textiles';
import { drawBasket, drawCandle, drawClock, drawPot, drawVase } from './vessels';

/** Drawing functions of things for the home. */
export const home = {
  tablelamp: drawTableLamp, floorlamp: drawFloorLamp, pendant: drawPendant, vase: drawVase,
  pot: drawPot, cushion: drawCushion, throw: drawThrow, rug: drawRug, chair: drawChair,
  armchair: drawArmchair, stool: drawStool, sidetable: drawSideTable, table: drawTable,
  cabinet: drawCabinet, shelf: drawShelf, mirror: drawMirror, mug: drawMug, plate: drawPlate,
  bowl: drawBowl, glass: drawGlass, carafe: drawCarafe, candle: drawCandle, towel: drawTowel,
  bedding: drawBedding, bathmat: drawBathMat, basket: drawBasket, clock: drawClock,
} satisfies Record<string, Draw>;
