import { crease, type Fold, panel } from '../base/cloth';
import { darken, lighten, luma } from '../base/colour';
import { choice, type Draw, type Kit } from '../base/kit';
import { n, trace } from '../base/path';
import { button, seam, stitching } from '../base/trims';
import { CX } from './cut';
import {
  fly,
  hems,
  inseam,
  type Legs,
  legFolds,
  legsPath,
  measures,
  pockets,
  threadOf,
  waistBand,
} from './leg-parts';

/** Cloth trousers. */
export const drawTrousers: Draw = (kit) => {
  const leg = choice(kit, 'leg', ['straight', 'wide', 'tapered']);
  const l = measures(kit, leg);
  const surface = kit.rng.pick(['twill', 'wool', 'linen'] as const);
  const pressed = kit.rng.chance(0.6);
  const d = legsPath(l);
  const art = crease(
    kit,
    panel(kit, d, {
      surface,
      folds: legFolds(kit, l, pressed),
      blockFrom: 900,
      step: 42,
      turn: 90,
    }),
    0.5,
  );
  const tucks = kit.rng.chance(0.5)
    ? ([-1, 1] as const)
        .map((s) =>
          seam(
            kit.hex,
            trace(CX, s, [l.waist * 0.52, l.top + 58], [[l.waist * 0.56, l.top + 150]]),
          ),
        )
        .join('')
    : '';
  return {
    art:
      art +
      inseam(kit, l) +
      pockets(kit, l, false) +
      tucks +
      fly(kit, l, false) +
      waistBand(kit, l, surface, kit.rng.chance(0.7)) +
      button(CX, l.top + 34, 13, darken(kit.hex, 0.3)) +
      (pressed ? '' : hems(kit, l)),
    shade: [d],
    place: 'hang',
    focus: { x: 600, y: 380, zoom: 2.1 },
  };
};

/** Jeans: denim with washed thighs, rivets and coloured thread. */
export const drawJeans: Draw = (kit) => {
  const l = measures(kit, choice(kit, 'leg', ['straight', 'wide', 'tapered']));
  const d = legsPath(l);
  const washed = kit.rng.between(0.1, 0.34);
  const wash: Fold[] = ([-1, 1] as const).map((s) => ({
    d: trace(
      CX,
      s,
      [l.hip * 0.58, l.crotch - 90],
      [[l.hip * 0.58, l.crotch + 200, (l.gap + l.hem) / 2, l.foot - 120]],
    ),
    width: 84,
    tone: washed,
  }));
  const art = crease(
    kit,
    panel(kit, d, {
      surface: 'denim',
      folds: [...wash, ...legFolds(kit, l, false)],
      soft: 14,
      blockFrom: 900,
    }),
    0.55,
    1.3,
  );
  const thread = threadOf(kit);
  const rivets = ([-1, 1] as const)
    .flatMap((s) =>
      [
        [l.waist - 90, l.top + 66],
        [l.waist + 26, l.top + 140],
      ].map(([x, y]) => button(CX + s * (x ?? 0), y ?? 0, 5, '#b07f45', false)),
    )
    .join('');
  const coin = stitching(kit.hex, `M${n(CX + l.waist - 78)} ${l.top + 96}h66v44`, thread);
  const band =
    waistBand(kit, l, 'denim', true) +
    stitching(
      kit.hex,
      `M${n(CX - l.waist)} ${l.top + 40}Q${CX} ${l.top + 60} ${n(CX + l.waist)} ${l.top + 40}`,
      thread,
    );
  return {
    art:
      art +
      inseam(kit, l) +
      pockets(kit, l, true) +
      coin +
      rivets +
      fly(kit, l, true) +
      band +
      button(CX, l.top + 34, 14, '#a8763e', false) +
      hems(kit, l, thread),
    shade: [d],
    place: 'hang',
    focus: { x: 600, y: 350, zoom: 2.2 },
  };
};

/** Shorts. */
export const drawShorts: Draw = (kit) => {
  const { rng } = kit;
  const l: Legs = {
    waist: 226,
    hip: 290,
    knee: 306,
    hem: 316 + rng.jitter(14),
    top: 420,
    crotch: 830 + rng.jitter(14),
    foot: 1080 + rng.jitter(50),
    gap: 26,
  };
  const d = legsPath({ ...l });
  const surface = rng.pick(['twill', 'linen'] as const);
  const art = crease(
    kit,
    panel(kit, d, { surface, folds: legFolds(kit, l, false), blockFrom: 760 }),
    0.55,
  );
  const tie = rng.chance(0.4) ? cord(kit, l) : '';
  return {
    art:
      art +
      pockets(kit, l, false) +
      fly(kit, l, false) +
      waistBand(kit, l, surface, !tie) +
      (tie || button(CX, l.top + 34, 14, lighten(kit.hex, 0.3))) +
      hems(kit, l),
    shade: [d],
    place: 'hang',
    focus: { x: 600, y: 600, zoom: 2 },
  };
};

function cord(kit: Kit, l: Legs): string {
  const tone = luma(kit.hex) > 0.6 ? darken(kit.hex, 0.2) : lighten(kit.hex, 0.7);
  const y = l.top + 34;
  const d = `M${CX - 12} ${y}q-36 -26 -60 4q20 28 60 -4q36 -26 64 2q-18 30 -64 -2q-30 60 -34 150M${CX - 4} ${y}q30 60 34 132`;
  return `<path d="${d}" fill="none" stroke="${darken(tone, 0.5)}" stroke-width="9" stroke-linecap="round" stroke-opacity=".5"/><path d="${d}" fill="none" stroke="${tone}" stroke-width="7" stroke-linecap="round"/>`;
}
