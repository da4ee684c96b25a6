import type { Draw } from '../base/kit';
import { drawBackpack } from './backpack';
import { drawBag } from './bag';
import { drawBelt } from './belt';
import { drawGloves } from './gloves';
import { drawBeanie, drawCap } from './headwear';
import { drawScarf } from './scarf';
import { drawSocks } from './socks';
import { drawUmbrella } from './umbrella';

/** Drawing functions of accessories. */
export const accessories = {
  bag: drawBag,
  backpack: drawBackpack,
  scarf: drawScarf,
  beanie: drawBeanie,
  cap: drawCap,
  belt: drawBelt,
  gloves: drawGloves,
  socks: drawSocks,
  umbrella: drawUmbrella,
} satisfies Record<string, Draw>;
