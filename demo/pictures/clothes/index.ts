import type { Draw } from '../base/kit';
import { drawBlazer } from './blazer';
import { drawBlouse } from './blouse';
import { drawCardigan } from './cardigan';
import { drawCoat } from './coat';
import { drawDress } from './dress';
import { drawGilet } from './gilet';
import { drawHoodie } from './hoodie';
import { drawJacket } from './jacket';
import { drawPoncho } from './poncho';
import { drawRaincoat } from './raincoat';
import { drawShirt } from './shirt';
import { drawSkirt } from './skirt';
import { drawSweater } from './sweater';
import { drawJeans, drawShorts, drawTrousers } from './trousers';
import { drawPolo, drawTshirt } from './tshirt';

/** Drawing functions of clothes. */
export const clothes = {
  tshirt: drawTshirt,
  sweater: drawSweater,
  cardigan: drawCardigan,
  hoodie: drawHoodie,
  shirt: drawShirt,
  blouse: drawBlouse,
  dress: drawDress,
  skirt: drawSkirt,
  trousers: drawTrousers,
  jeans: drawJeans,
  shorts: drawShorts,
  blazer: drawBlazer,
  jacket: drawJacket,
  coat: drawCoat,
  raincoat: drawRaincoat,
  poncho: drawPoncho,
  gilet: drawGilet,
  polo: drawPolo,
} satisfies Record<string, Draw>;
