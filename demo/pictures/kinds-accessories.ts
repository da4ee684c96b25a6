import { drawBelt, drawGloves, drawScarf, drawSocks, drawUmbrella } from './accessories';
import { drawBackpack, drawBag } from './bags';
import { drawBeanie, drawCap } from './headwear';
import type { Draw } from './kit';

/** Drawing functions of accessories. */
export const accessories = {
  bag: drawBag, backpack: drawBackpack, scarf: drawScarf, beanie: drawBeanie, cap: drawCap,
  belt: drawBelt, gloves: drawGloves, socks: drawSocks, umbrella: drawUmbrella,
} satisfies Record<string, Draw>;
