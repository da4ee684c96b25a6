import { darken } from '../base/colour';
import type { Kit, Wearer } from '../base/kit';
import { mirrored, n, trace } from '../base/path';
import { CHIN } from './head-shape';
import { shadeOf, skinned } from './skin';

/** The middle line of everybody. */
const CX = 600;

/** What a neck needs to know of the garment around it. */
interface Collar {
  neckTop: number;
  neckWidth: number;
  slope: number;
  size: number;
}

const sides = [-1, 1] as const;

/**
 * The neck of who wears the garment, as far as a collar leaves it free; from behind the nape. It belongs between the back of a collar and its front: where that lies over the
 * garment already, `open` tells how far down it leaves the neck free.
 */
export function throat(kit: Kit, cut: Collar, open?: { half: number; drop: number }): string {
  const who = kit.wearer;
  if (!who) return '';
  const art = kit.back ? nape(kit, who, cut) : front(kit, who, cut);
  if (!open) return art;
  const t = cut.neckTop;
  const free = mirrored(
    CX,
    [0, t - 700],
    [
      [420, t - 700],
      [420, t - 44],
      [open.half, t - 36],
      [open.half * 0.72, t + open.drop * 0.8, 0, t + open.drop],
    ],
  );
  return `<g clip-path="${kit.sheet.clip(free)}">${art}</g>`;
}

/** Shoulders and the chest where a dress leaves them bare. */
export function bareShoulders(
  kit: Kit,
  cut: Collar & { shoulder: number; underArm: number; chest: number },
): string {
  if (!kit.wearer) return '';
  const { neckTop: t, slope, shoulder, underArm, chest, size: k } = cut;
  const s = t + slope;
  const d = mirrored(
    CX,
    [0, t],
    [
      [60 * k, t - 20 * k],
      [80 * k, t + 20 * k, shoulder - 40 * k, s - 34 * k, shoulder - 6 * k, s + 2 * k],
      [shoulder + 20 * k, s + 16 * k, chest + 10 * k, s + 120 * k, chest - 6, underArm],
      [chest - 12, underArm + 70],
      [0, underArm + 70],
    ],
  );
  return skinned(kit, d, kit.wearer.skin);
}

/** Neck and shoulders as they rise from a garment. */
function neckPath(who: Wearer, { neckTop: t, neckWidth, slope, size: k }: Collar): string {
  const s = t + slope;
  const w = (who.man ? 80 : 63) * k;
  return mirrored(
    CX,
    [0, s - 250 * k],
    [
      [w, s - 250 * k],
      [w * 0.92, s - 160 * k, w * 0.94, s - 110 * k, w * 1.04, s - 92 * k],
      [w * 1.14, s - 74 * k, neckWidth * 0.94, t + 4, neckWidth * 1.06, t + 12],
      [neckWidth * 0.98, t + 90 * k, neckWidth * 0.9, t + 340 * k],
      [0, t + 360 * k],
    ],
  );
}

/** A neck from in front, in the shade of its chin. */
function front(kit: Kit, who: Wearer, cut: Collar): string {
  const k = cut.size;
  const s = cut.neckTop + cut.slope;
  const chin = s - CHIN * k;
  const { skin } = who;
  const neck = neckPath(who, cut);
  const wide = (who.man ? 100 : 91) * k;
  const soft = kit.sheet.blur(9 * k, 0.3);
  const under = mirrored(
    CX,
    [0, chin - 40 * k],
    [
      [wide * 0.9, chin - 50 * k],
      [wide * 0.8, chin + 20 * k, 40 * k, chin + 62 * k],
      [0, chin + 66 * k],
    ],
  );
  const bones = sides
    .map((side) =>
      trace(
        CX,
        side,
        [12 * k, s + 12 * k],
        [[40 * k, s - 2 * k, 74 * k, s - 22 * k, 118 * k, s - 26 * k]],
      ),
    )
    .join('');
  const cords = sides
    .map((side) =>
      trace(
        CX,
        side,
        [56 * k, chin + 30 * k],
        [[44 * k, s - 60 * k, 30 * k, s - 20 * k, 14 * k, s]],
      ),
    )
    .join('');
  const line = (d: string, width: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${shadeOf(skin, 0.7)}" stroke-width="${n(width * k)}" stroke-linecap="round" stroke-opacity="${opacity}"/>`;
  return (
    skinned(kit, neck, skin) +
    `<g clip-path="${kit.sheet.clip(neck)}"><g filter="${soft}"><path d="${under}" fill="${shadeOf(skin, 0.62)}" fill-opacity=".62"/>${line(cords, 8, 0.24)}${line(bones, 11, 0.34)}</g></g>`
  );
}

function nape(kit: Kit, who: Wearer, cut: Collar): string {
  const k = cut.size;
  const s = cut.neckTop + cut.slope;
  const neck = neckPath(who, cut);
  const soft = kit.sheet.blur(9 * k, 0.3);
  const line = mirrored(
    CX,
    [0, s - 250 * k],
    [
      [110 * k, s - 250 * k],
      [60 * k, s - 96 * k, 0, s - 96 * k],
    ],
  );
  return (
    skinned(kit, neck, who.skin, 0.1) +
    `<g clip-path="${kit.sheet.clip(neck)}"><path d="${line}" fill="${shadeOf(who.skin, 0.7)}" fill-opacity=".4" filter="${soft}"/></g>`
  );
}

/** What shows between open lapels: a plain top with a round neck, and the neck above it. */
export function innerTop(kit: Kit, cut: Collar, depth: number): string {
  const who = kit.wearer;
  if (!who || kit.back) return '';
  const { neckTop: t, neckWidth: w, size: k } = cut;
  const d = mirrored(
    CX,
    [0, t + 66 * k],
    [
      [w * 0.6, t + 64 * k, w * 0.92, t + 34 * k, w * 1.0, t - 2],
      [w * 1.12, t + 10],
      [w * 0.8, t + depth * 0.6, 6, t + depth],
      [0, t + depth],
    ],
  );
  const shade = kit.sheet.linear(
    [0, 0],
    [1, 0.3],
    [
      [0, shadeOf(who.inner, 0.3)],
      [0.4, who.inner],
      [1, darken(who.inner, 0.34)],
    ],
  );
  const edge = trace(
    CX,
    1,
    [-w * 0.97, t + 6],
    [[-w * 0.7, t + 76 * k, w * 0.7, t + 76 * k, w * 0.97, t + 6]],
  );
  return `${throat(kit, cut, { half: w * 1.02, drop: 100 })}<path d="${d}" fill="${shade}"/><path d="${edge}" fill="none" stroke="${darken(who.inner, 0.3)}" stroke-width="2" stroke-opacity=".6"/>`;
}
