import { darken, lighten, mix } from '../base/colour';
import type { Kit, Wearer } from '../base/kit';
import { mirrored, n, oval, trace } from '../base/path';

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

/** Skin with the light of one window from the left. */
export function skinned(kit: Kit, d: string, hex: string, deep = 0): string {
  const light = kit.sheet.linear(
    [0, 0],
    [1, 0.08],
    [
      [0, lighten(hex, 0.16)],
      [0.34, hex],
      [0.72, shadeOf(hex, 0.12 + deep)],
      [1, shadeOf(hex, 0.34 + deep)],
    ],
  );
  return `<path d="${d}" fill="${light}"/>`;
}

/** The shade of skin is warm: never grey. */
export const shadeOf = (hex: string, amount: number): string =>
  mix(hex, mix(darken(hex, 0.6), '#7a2f1c', 0.35), amount);

/**
 * The neck and the lower face of who wears the garment, as far as a collar leaves them free; from
 * behind the nape. It belongs between the back of a collar and its front: where that lies over the
 * garment already, `open` tells how far down it leaves the neck free.
 */
export function throat(kit: Kit, cut: Collar, open?: { half: number; drop: number }): string {
  const who = kit.wearer;
  if (!who) return '';
  const art = kit.back ? nape(kit, who, cut) : face(kit, who, cut);
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

function face(kit: Kit, who: Wearer, cut: Collar): string {
  const k = cut.size;
  const s = cut.neckTop + cut.slope;
  const chin = s - 154 * k;
  const { skin } = who;
  const neck = neckPath(who, cut);
  const wide = (who.man ? 100 : 91) * k;
  const jaw = mirrored(
    CX,
    [0, chin - 230 * k],
    [
      [wide, chin - 230 * k],
      [wide * 1.0, chin - 120 * k, wide * 0.9, chin - 78 * k, wide * 0.74, chin - 44 * k],
      [
        wide * (who.man ? 0.56 : 0.46),
        chin - 12 * k,
        wide * (who.man ? 0.34 : 0.22),
        chin,
        0,
        chin,
      ],
    ],
  );
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
  const lip = mix(skin, '#a8413c', who.man ? 0.26 : 0.42);
  const y = chin - 62 * k;
  const at = (dx: number, dy: number) => `${n(CX + dx * k)} ${n(y + dy * k)}`;
  const mouth =
    `<path d="M${at(-34, 0)}Q${at(-14, -13)} ${at(0, -9)}Q${at(14, -13)} ${at(34, 0)}Q${at(0, 5)} ${at(-34, 0)}Z" fill="${shadeOf(lip, 0.24)}"/>` +
    `<path d="M${at(-34, 0)}Q${at(0, 5)} ${at(34, 0)}Q${at(16, 18)} ${at(0, 18)}Q${at(-16, 18)} ${at(-34, 0)}Z" fill="${lip}"/>` +
    line(`M${at(-34, 0)}Q${at(0, 6)} ${at(34, 0)}`, 2.4, 0.7) +
    line(`M${at(-17, 32)}Q${at(0, 36)} ${at(17, 32)}`, 5, 0.22);
  const stubble =
    who.man && who.hairdo === 'bob'
      ? `<path d="${jaw}" fill="${who.hair}" fill-opacity=".34"/>`
      : '';
  return (
    skinned(kit, neck, skin) +
    `<g clip-path="${kit.sheet.clip(neck)}"><g filter="${soft}"><path d="${under}" fill="${shadeOf(skin, 0.62)}" fill-opacity=".62"/>${line(cords, 8, 0.24)}${line(bones, 11, 0.34)}</g></g>` +
    skinned(kit, jaw, skin) +
    stubble +
    `<g clip-path="${kit.sheet.clip(jaw)}"><g filter="${soft}">${line(trace(CX, 1, [wide * 0.98, chin - 200 * k], [[wide * 0.9, chin - 60 * k, wide * 0.3, chin - 2 * k]]), 34, 0.2)}</g></g>` +
    mouth
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

/** Strands of hair over a shape, from its top to its foot. */
function strands(kit: Kit, d: string, hex: string, lines: string): string {
  const light = kit.sheet.linear(
    [0, 0],
    [1, 0.2],
    [
      [0, darken(hex, 0.2)],
      [0.3, lighten(hex, 0.16)],
      [0.6, hex],
      [1, darken(hex, 0.45)],
    ],
  );
  return `<path d="${d}" fill="${light}"/><g clip-path="${kit.sheet.clip(d)}"><path d="${lines}" fill="none" stroke="${darken(hex, 0.5)}" stroke-width="3" stroke-opacity=".45"/><path d="${lines}" fill="none" stroke="${lighten(hex, 0.5)}" stroke-width="2.4" stroke-opacity=".3" transform="translate(7 0)"/></g>`;
}

/** Hair that falls behind the shoulders, seen from in front; `y` is the line of the shoulders. */
export function hairBehind(kit: Kit, who: Wearer, y: number, k: number): string {
  if (who.man || who.hairdo === 'short' || who.hairdo === 'bun') return '';
  const foot = y - 66 * k;
  const wide = 126 * k;
  const d = mirrored(
    CX,
    [0, y - 420 * k],
    [
      [wide * 0.9, y - 420 * k],
      [wide * 1.08, y - 300 * k, wide, y - 160 * k, wide * 0.98, y - 110 * k],
      [wide * 0.96, foot - 40 * k, wide * 0.7, foot],
      [0, foot + 6 * k],
    ],
  );
  const lines = [-0.9, -0.7, -0.5, 0.5, 0.7, 0.9]
    .map((f) =>
      trace(CX, 1, [f * wide, y - 420 * k], [[f * wide * 1.12, y - 160 * k, f * wide * 0.9, foot]]),
    )
    .join('');
  return strands(kit, d, darken(who.hair, 0.18), lines);
}

/** The back of a head: what hair does over the nape and the back of the garment. */
export function hairOver(kit: Kit, who: Wearer, y: number, k: number): string {
  const top = y - 420 * k;
  const ears = sides
    .map(
      (side) =>
        `<path d="${oval(CX + side * 106 * k, y - 262 * k, 15 * k, 30 * k)}" fill="${shadeOf(who.skin, side === 1 ? 0.4 : 0.16)}"/>`,
    )
    .join('');
  const foot = who.man
    ? y - 170 * k
    : { bob: y - 96 * k, short: y - 160 * k, bun: y - 190 * k }[who.hairdo];
  const loose = !who.man && who.hairdo === 'bob';
  const wide = (loose ? 126 : 102) * k;
  const d = loose
    ? mirrored(
        CX,
        [0, top],
        [
          [wide * 0.9, top],
          [wide * 1.06, y - 270 * k, wide * 1.04, y - 150 * k, wide * 1.0, y - 90 * k],
          [wide * 0.98, foot - 60 * k, wide * 0.72, foot - 4 * k],
          [wide * 0.3, foot + 14 * k, 0, foot + 8 * k],
        ],
      )
    : mirrored(
        CX,
        [0, top],
        [
          [wide, top],
          [wide * 1.02, y - 300 * k, wide * 0.98, y - 250 * k, wide * 0.84, y - 226 * k],
          [wide * 0.66, y - 196 * k, wide * 0.62, foot + 6 * k, wide * 0.36, foot],
          [wide * 0.2, foot - 10 * k, 0, foot + 4 * k],
        ],
      );
  const lines = [-0.86, -0.66, -0.46, -0.26, -0.08, 0.1, 0.28, 0.48, 0.68, 0.88]
    .map((f) =>
      trace(
        CX,
        1,
        [f * wide * 0.8, top],
        [[f * wide * 1.16, y - 200 * k, f * wide * (loose ? 0.8 : 0.3), foot]],
      ),
    )
    .join('');
  const shade = loose
    ? `<path d="${d}" transform="translate(${n(8 * k)} ${n(16 * k)})" fill="#1d150e" fill-opacity=".3" filter="${kit.sheet.blur(10 * k, 0.3)}"/>`
    : '';
  return shade + (loose ? '' : ears) + strands(kit, d, who.hair, lines);
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
