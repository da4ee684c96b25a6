import { glow, ground, shadow } from './base/ground';
import type { Drawing, Kit } from './base/kit';
import { n, type Point } from './base/path';

const CX = 600;

/** The light and the dark of cloth that lies in folds, slanting over a piece. */
function drape(kit: Kit, d: string): string {
  const fill = kit.sheet.linear(
    [0.1, 0],
    [0.9, 0.62],
    [
      [0, '#1d150e', 0.16],
      [0.16, '#fff', 0.12],
      [0.27, '#1d150e', 0.02],
      [0.38, '#1d150e', 0.2],
      [0.46, '#fff', 0.17],
      [0.58, '#1d150e', 0.03],
      [0.69, '#1d150e', 0.22],
      [0.76, '#fff', 0.1],
      [1, '#1d150e', 0.24],
    ],
  );
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A part of what is drawn that is laid over the rest of it. */
interface Flap {
  /** What is seen of it, and what throws its shadow. */
  d: string;
  shade: string;
  /** The point of it that lies in the corner, and how far it is turned. */
  at: Point;
  turn: number;
  zoom: number;
}

/** The end of a long sleeve. Drawn twice it takes twice as long: what else there is goes without. */
function flapOf({ fit, shade = [], focus }: Drawing): Flap | undefined {
  const sleeve = shade[2];
  if (!fit?.cuff || !sleeve || fit.size < 1) return undefined;
  const [x, y] = [CX + fit.cuff[0], fit.cuff[1]];
  const end = `M${n(x - 92)} ${n(y - 18)}L${n(x + 104)} ${n(y - 40)}L${n(x + 118)} ${n(y + 62)}L${n(x - 76)} ${n(y + 88)}Z`;
  // Beside the end of a sleeve there is more of a long coat, which has no cuffs.
  const cuff = fit.hem[1] - y > 160 ? '' : end;
  return { d: sleeve + cuff, shade: sleeve, at: [x, y], turn: 58, zoom: focus.zoom * 1.04 };
}

/**
 * Cloth as it lies folded on a table: near by, with folds in it and, if it is long, a sleeve over it
 * that throws a shadow.
 */
function folded(kit: Kit, drawing: Drawing): string {
  const { focus, shade = [] } = drawing;
  const flap = flapOf(drawing);
  const zoom = focus.zoom * (flap ? 1.04 : 1.18);
  return (
    `<g transform="translate(580 ${flap ? 540 : 640}) scale(${n(zoom)}) translate(${n(-focus.x)} ${n(-focus.y)})">${shadow(kit, drawing)}<g id="whole">${drawing.art}${drape(kit, shade[0] ?? '')}</g></g>` +
    (flap ? over(kit, flap) : '')
  );
}

/** The flap on what was drawn already, above its shadow. */
function over(kit: Kit, { d, shade, at, turn, zoom }: Flap): string {
  const clip = `clip-path="${kit.sheet.clip(d)}"`;
  const place = `translate(400 1170) rotate(${turn}) scale(${n(zoom)}) translate(${n(-at[0])} ${n(-at[1])})`;
  return (
    `<g transform="translate(-12 36)" opacity=".5" filter="${kit.sheet.blur(22, 0.3)}"><g transform="${place}"><g ${clip}><path d="${shade}" fill="#1d150e"/></g></g></g>` +
    `<g transform="${place}"><g ${clip}><use xlink:href="#whole"/></g></g>`
  );
}

/** A product from near by. */
export function closeUp(kit: Kit, drawing: Drawing, worn: boolean): string {
  const plain: Drawing = { ...drawing };
  delete plain.base;
  const behind = ground(kit, plain);
  if (worn) return behind + folded(kit, drawing);
  const { x, y, zoom } = drawing.focus;
  const place = `translate(600 750) scale(${n(zoom)}) translate(${n(-x)} ${n(-y)})`;
  const shine = drawing.glow ? glow(kit, drawing.glow) : '';
  return `${behind}<g transform="${place}">${shine}${shadow(kit, drawing)}${drawing.art}</g>`;
}
