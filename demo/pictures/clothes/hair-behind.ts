import { darken } from '../base/colour';
import type { Kit, Wearer } from '../base/kit';
import { mirrored, n, oval, trace } from '../base/path';
import { strands } from './hair';
import { CX, ears, headOf } from './head-shape';

/** Hair that is behind the head and the shoulders, seen from in front; `y` is the line of the shoulders. */
export function hairBehind(kit: Kit, who: Wearer, y: number, k: number): string {
  if (!who.man && who.hairdo === 'curls') return cloudBehind(kit, who, y, k);
  if (who.man || who.hairdo !== 'bob') return '';
  const foot = y - 30 * k;
  const wide = 122 * k;
  const d = mirrored(
    CX,
    [0, y - 400 * k],
    [
      [wide * 0.7, y - 400 * k, wide * 0.96, y - 300 * k],
      [wide, y - 160 * k, wide * 0.98, y - 110 * k],
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
  const { chin } = headOf(who, y, k);
  const loose = !who.man && who.hairdo === 'bob';
  const round = who.hairdo === 'curls' && !who.man;
  const top = chin - (who.man ? 330 : 322) * k;
  const foot = who.man
    ? y - 158 * k
    : y - { bob: 70, short: 148, bun: 176, curls: 150 }[who.hairdo] * k;
  const wide = (loose ? 122 : 106) * k;
  const d = loose
    ? mirrored(
        CX,
        [0, top],
        [
          [wide * 0.72, top, wide * 0.98, chin - 260 * k, wide, y - 270 * k],
          [wide * 1.04, y - 210 * k, wide * 1.04, y - 150 * k, wide * 1.02, y - 90 * k],
          [wide * 0.98, foot - 40 * k, wide * 0.72, foot - 4 * k],
          [wide * 0.3, foot + 14 * k, 0, foot + 8 * k],
        ],
      )
    : mirrored(
        CX,
        [0, top],
        [
          [wide * 0.78, top, wide * 1.06, chin - 262 * k, wide * 1.03, chin - 160 * k],
          [wide * 1.0, y - 246 * k, wide * 0.84, y - 218 * k],
          [wide * 0.66, y - 190 * k, wide * 0.62, foot + 6 * k, wide * 0.36, foot],
          [wide * 0.2, foot - 10 * k, 0, foot + 4 * k],
        ],
      );
  const lines = [-0.86, -0.66, -0.46, -0.26, -0.08, 0.1, 0.28, 0.48, 0.68, 0.88]
    .map((f) =>
      trace(
        CX,
        1,
        [f * wide * 0.3, top],
        [[f * wide * 1.5, y - 300 * k, f * wide * (loose ? 0.86 : 0.3), foot]],
      ),
    )
    .join('');
  const shade = loose
    ? `<path d="${d}" transform="translate(${n(8 * k)} ${n(16 * k)})" fill="#1d150e" fill-opacity=".3" filter="${kit.sheet.blur(10 * k, 0.3)}"/>`
    : '';
  const nape = strands(kit, d, who.hair, lines);
  const free = loose || round ? '' : ears(who, headOf(who, y, k));
  if (round) return nape + cloudBehind(kit, who, y, k);
  return shade + free + nape + (!who.man && who.hairdo === 'bun' ? knotBehind(kit, who, y, k) : '');
}

/** Curls around a head: a round cloud, as it is seen from behind. */
function cloudBehind(kit: Kit, who: Wearer, y: number, k: number): string {
  const { chin, wide } = headOf(who, y, k);
  const spots = [1.22, 0.74, 0.3].flatMap((far, ring) =>
    Array.from({ length: 18 - ring * 5 }, (_, i) => {
      const a = (2 * Math.PI * (i + ring / 2)) / (18 - ring * 5);
      return [Math.cos(a) * wide * far, chin + (-190 + Math.sin(a) * 126 * far) * k] as const;
    }),
  );
  const puffs = spots.map(([x, v]) => oval(CX + x, v, 46 * k, 46 * k)).join('');
  const rings = spots
    .map(
      ([x, v]) =>
        `M${n(CX + x - 18 * k)} ${n(v)}q${n(16 * k)} ${n(-24 * k)} ${n(32 * k)} ${n(-4 * k)}`,
    )
    .join('');
  return strands(kit, puffs, who.hair, rings);
}

/** A knot on the back of a head. */
function knotBehind(kit: Kit, who: Wearer, y: number, k: number): string {
  const { chin } = headOf(who, y, k);
  const v = chin - 316 * k;
  const d = oval(CX, v, 54 * k, 46 * k);
  const coil = `M${n(CX - 40 * k)} ${n(v + 10 * k)}Q${n(CX)} ${n(v - 40 * k)} ${n(CX + 44 * k)} ${n(v)}M${n(CX - 30 * k)} ${n(v + 28 * k)}Q${n(CX + 6 * k)} ${n(v - 8 * k)} ${n(CX + 40 * k)} ${n(v + 20 * k)}`;
  return strands(kit, d, darken(who.hair, 0.1), coil);
}
