import { type Fold, panel } from '../base/cloth';
import { choice, type Draw, flag } from '../base/kit';
import { n, trace } from '../base/path';
import { button, seam, stitching } from '../base/trims';
import { CX } from './cut';
import { legExtras, shortened, softWaist, waistButton } from './leg-extras';
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

const LEGS = ['straight', 'wide', 'tapered', 'slim', 'flared'] as const;

/** Cloth trousers. */
export const drawTrousers: Draw = (kit) => {
  const leg = choice(kit, 'leg', LEGS);
  const l = shortened(kit, measures(kit, leg));
  const surface = 'twill';
  const pressed = flag(kit, 'crease');
  const soft = choice(kit, 'waistband', ['band', 'cord', 'elastic', 'tabs']);
  const plainFront = flag(kit, 'flatFront') || soft === 'cord' || soft === 'elastic';
  const d = legsPath(l);
  const art = panel(kit, d, {
    surface,
    folds: legFolds(kit, l, pressed),
    blockFrom: 900,
    step: 42,
  });
  const tucks =
    flag(kit, 'tucks') && !kit.back
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
      (plainFront && !kit.back ? '' : fly(kit, l, false)) +
      waistBand(kit, l, surface, soft === 'band' && !flag(kit, 'flatFront')) +
      softWaist(kit, l) +
      (plainFront ? '' : waistButton(kit, l)) +
      (pressed ? '' : hems(kit, l)) +
      legExtras(kit, l),
    shade: [d],
    place: 'hang',
    focus: { x: 600, y: 380, zoom: 2.1 },
  };
};

/** Jeans: denim with washed thighs, rivets and coloured thread. */
export const drawJeans: Draw = (kit) => {
  const l = measures(kit, choice(kit, 'leg', LEGS));
  const d = legsPath(l);
  const washed = flag(kit, 'raw') ? 0.04 : kit.rng.between(0.12, 0.26);
  const wash: Fold[] = ([-1, 1] as const).map((s) => ({
    d: trace(
      CX,
      s,
      [l.hip * 0.58, l.crotch - 90],
      [[l.hip * 0.58, l.crotch + 200, (l.gap + l.hem) / 2, l.foot - 120]],
    ),
    width: 62,
    tone: washed,
  }));
  const art = panel(kit, d, {
    surface: 'denim',
    folds: [...wash, ...legFolds(kit, l, false)],
    soft: 14,
    blockFrom: 900,
  });
  const thread = threadOf(kit);
  const rivets = ([-1, 1] as const)
    .flatMap((s) =>
      [
        [l.waist - 90, l.top + 66],
        [l.waist + 26, l.top + 140],
      ].map(([x, y]) => button(CX + s * (x ?? 0), y ?? 0, 5, '#b07f45', false)),
    )
    .join('');
  const coin = kit.back
    ? ''
    : stitching(kit.hex, `M${n(CX + l.waist - 78)} ${l.top + 96}h66v44`, thread);
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
      (kit.back ? '' : rivets) +
      fly(kit, l, true) +
      band +
      (kit.back ? patch(l) : button(CX, l.top + 34, 14, '#a8763e', false)) +
      hems(kit, l, thread) +
      legExtras(kit, l),
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
    foot: { short: 1050, knee: 1150 }[choice(kit, 'length', ['short', 'knee'])] + rng.jitter(12),
    gap: 26,
  };
  const d = legsPath({ ...l });
  const surface = 'twill';
  const soft = choice(kit, 'waistband', ['band', 'cord', 'elastic', 'tabs']);
  const plainFront = flag(kit, 'flatFront') || soft !== 'band';
  const art = panel(kit, d, { surface, folds: legFolds(kit, l, false), blockFrom: 760 });
  return {
    art:
      art +
      pockets(kit, l, false) +
      (plainFront ? '' : fly(kit, l, false)) +
      waistBand(kit, l, surface, !plainFront) +
      softWaist(kit, l) +
      (plainFront ? '' : waistButton(kit, l)) +
      hems(kit, l) +
      legExtras(kit, l),
    shade: [d],
    place: 'hang',
    focus: { x: 600, y: 600, zoom: 2 },
  };
};

/** The leather patch at the back of jeans. */
const patch = (l: Legs): string =>
  `<path d="M${n(CX + l.waist - 96)} ${l.top + 8}h74v46h-74z" fill="#8a5a34" stroke="#4a2f1c" stroke-width="1.6"/>`;
