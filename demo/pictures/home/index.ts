import type { Draw } from '../base/kit';
import { drawArmchair } from './armchair';
import { drawBasket } from './basket';
import { drawBedding } from './bedding';
import { drawCabinet } from './cabinet';
import { drawCandle } from './candle';
import { drawChair } from './chair';
import { drawClock } from './clock';
import { drawCushion } from './cushion';
import { drawCarafe, drawGlass } from './glassware';
import { drawFloorLamp, drawPendant, drawTableLamp } from './lamps';
import { drawMirror } from './mirror';
import { drawPot } from './pot';
import { drawBathMat, drawRug } from './rug';
import { drawShelf } from './shelf';
import { drawStool } from './stool';
import { drawSideTable, drawTable } from './table';
import { drawBowl, drawMug, drawPlate } from './tableware';
import { drawThrow } from './throw';
import { drawTowel } from './towel';
import { drawVase } from './vase';

/** Drawing functions of things for the home. */
export const home = {
  tablelamp: drawTableLamp,
  floorlamp: drawFloorLamp,
  pendant: drawPendant,
  vase: drawVase,
  pot: drawPot,
  cushion: drawCushion,
  throw: drawThrow,
  rug: drawRug,
  chair: drawChair,
  armchair: drawArmchair,
  stool: drawStool,
  sidetable: drawSideTable,
  table: drawTable,
  cabinet: drawCabinet,
  shelf: drawShelf,
  mirror: drawMirror,
  mug: drawMug,
  plate: drawPlate,
  bowl: drawBowl,
  glass: drawGlass,
  carafe: drawCarafe,
  candle: drawCandle,
  towel: drawTowel,
  bedding: drawBedding,
  bathmat: drawBathMat,
  basket: drawBasket,
  clock: drawClock,
} satisfies Record<string, Draw>;
