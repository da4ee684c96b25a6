import { glow, ground, shadow } from './base/ground';
import type { Drawing, Kit } from './base/kit';
import { n } from './base/path';

/** The light and the dark of cloth that lies a little uneven, slanting over a piece. */
function drape(kit: Kit, d: string): string {
  const fill = kit.sheet.linear(
    [0.1, 0],
    [0.9, 0.62],
    [
      [0, '#1d150e', 0.08],
      [0.2, '#fff', 0.08],
      [0.36, '#1d150e', 0.1],
      [0.5, '#fff', 0.08],
      [0.68, '#1d150e', 0.1],
      [0.8, '#fff', 0.05],
      [1, '#1d150e', 0.14],
    ],
  );
  return `<path d="${d}" fill="${fill}"/>`;
}

/** How much nearer than its focus says, and how far turned, cloth lies under the camera. */
const [NEARER, TURN] = [1.3, -5];

/** Clothes as they lie on a table, from so near by that stitches and buttons are seen. */
function lying(kit: Kit, drawing: Drawing): string {
  const { focus, shade = [] } = drawing;
  const place = `translate(600 750) rotate(${TURN}) scale(${n(focus.zoom * NEARER)}) translate(${n(-focus.x)} ${n(-focus.y)})`;
  return `<g transform="${place}">${shadow(kit, drawing)}${drawing.art}${drape(kit, shade[0] ?? '')}</g>`;
}

/** A product from near by. */
export function closeUp(kit: Kit, drawing: Drawing, worn: boolean): string {
  const plain: Drawing = { ...drawing };
  delete plain.base;
  const behind = ground(kit, plain);
  if (worn) return behind + lying(kit, drawing);
  const { x, y, zoom } = drawing.focus;
  const place = `translate(600 750) scale(${n(zoom)}) translate(${n(-x)} ${n(-y)})`;
  const shine = drawing.glow ? glow(kit, drawing.glow) : '';
  return `${behind}<g transform="${place}">${shine}${shadow(kit, drawing)}${drawing.art}</g>`;
}
