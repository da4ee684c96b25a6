import { boundsOf } from '../base/fit';
import { shadow } from '../base/ground';
import type { Kit, Params } from '../base/kit';
import { n } from '../base/path';
import { drawPart } from '../product';

/** A thing that is shown; without a colour of its own it takes one of the scene's palette. */
export type Ware = { kind: string; params?: Params; hex?: string };

/** One of a palette's colours, which begin anew after the last. */
export const toneAt = (palette: readonly string[], i: number): string =>
  palette[i % palette.length] ?? '#8a9a86';

/** The room that scenes are drawn in. */
export const [W, H] = [1600, 1000];

interface Prop {
  kind: string;
  hex: string;
  params?: Params;
  x: number;
  y: number;
  scale: number;
}

/** A product that stands in a scene with the middle of its foot at x, y. */
export function stand(kit: Kit, prop: Prop): string {
  const d = drawPart(kit, prop.kind, prop.hex, prop.params);
  const [cx, base] = [d.middle ?? 600, d.base ?? 1250];
  const art = `${d.base === undefined ? '' : shadow(kit, d)}${d.art}`;
  return `<g transform="translate(${n(prop.x - cx * prop.scale)} ${n(prop.y - base * prop.scale)}) scale(${prop.scale})">${art}</g>`;
}

/**
 * A product that hangs or lies in a scene with the middle of its top at x, y; drawn smaller where it
 * would reach below `floor`.
 */
export function hang(
  kit: Kit,
  prop: Prop & { squeeze?: number; plain?: boolean; byShoulders?: boolean; floor?: number },
): string {
  const d = drawPart(kit, prop.kind, prop.hex, prop.params);
  const b = boundsOf(d.shade ?? []);
  const room = prop.floor === undefined ? 1 : (prop.floor - prop.y) / (b.h * prop.scale);
  const sy = prop.scale * Math.min(1, room);
  const sx = sy * (prop.squeeze ?? 1);
  // What hangs by its shoulders has its hood or its high collar above the hanger.
  const top = prop.byShoulders ? Math.max(b.y, boundsOf(d.shade?.slice(0, 1) ?? []).y - 30) : b.y;
  const [dx, dy] = [prop.x - (b.x + b.w / 2) * sx, prop.y - top * sy];
  return `<g transform="translate(${n(dx)} ${n(dy)}) scale(${sx.toFixed(3)} ${sy.toFixed(3)})">${prop.plain ? '' : shadow(kit, d)}${d.art}</g>`;
}
