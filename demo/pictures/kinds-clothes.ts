import { drawCoat } from './coats';
import { drawDress, drawSkirt } from './dresses';
import type { Draw } from './kit';
import { drawCardigan, drawHoodie, drawSweater } from './knitwear';
import { drawGilet, drawJacket, drawRaincoat } from './outerwear';
import { drawBlouse, drawPolo, drawShirt, drawTshirt } from './shirts';
import { drawBlazer } from './tailoring';
import { drawJeans, drawShorts, drawTrousers } from './trousers';

/** Drawing functions of clothes. */
export const clothes = {
  tshirt: drawTshirt, sweater: drawSweater, cardigan: drawCardigan, hoodie: drawHoodie,
  shirt: drawShirt, blouse: drawBlouse, dress: drawDress, skirt: drawSkirt,
  trousers: drawTrousers, jeans: drawJeans, shorts: drawShorts, blazer: drawBlazer,
  jacket: drawJacket, coat: drawCoat, raincoat: drawRaincoat, gilet: drawGilet, polo: drawPolo,
} satisfies Record<string, Draw>;
