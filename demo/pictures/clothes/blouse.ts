import { panel } from '../base/cloth';
import { darken } from '../base/colour';
import { choice, type Draw, type Kit } from '../base/kit';
import { box, trace } from '../base/path';
import { buttonColour, seam, stitching } from '../base/trims';
import { backNeck, type Cut, CX, createCut, neckLine, type Sleeve } from './cut';
import { garment } from './garment';
import { hemStitch, placket, shirtCuffs, sleeveHems } from './shirt-parts';

/** A blouse with a bow, a V or a round neck. */
export const drawBlouse: Draw = (kit) => {
  const neck = choice(kit, 'collar', ['bow', 'v', 'round']);
  const short = choice(kit, 'sleeve', ['long', 'short']) === 'short';
  const cut = createCut(kit, {
    neck: neck === 'v' ? 'v' : 'round',
    neckDrop: neck === 'v' ? 190 : 70,
    shoulder: 226,
    chest: 256,
    waist: 252,
    hem: 272,
    hemY: 1020 + kit.rng.jitter(40),
    hemDip: 24,
  });
  const sleeve: Sleeve = { length: short ? 'half' : 'long', ease: short ? 1 : 1.7 };
  const folds = gathers(kit, cut);
  const { art, shade } = garment(kit, cut, sleeve, {
    surface: 'smooth',
    crease: 0.6,
    weight: 1.3,
    folds,
    blockFrom: 640,
    step: 42,
  });
  const from = cut.neckTop + cut.neckDrop;
  const tone = buttonColour(kit);
  const front =
    neck === 'round' && kit.rng.chance(0.5)
      ? seam(kit.hex, neckLine(cut, 14))
      : placket(kit, from - 4, cut.hemY + cut.hemDip - 3, 7, 36, 9, tone);

  const trim = neck === 'bow' ? bow(kit, cut) : stitching(kit.hex, neckLine(cut, 16));
  return {
    art:
      backNeck(kit, cut) +
      art +
      front +
      (short ? sleeveHems(kit, cut, sleeve) : shirtCuffs(kit, cut, sleeve, tone)) +
      trim +
      hemStitch(kit, cut, 12),
    shade,
    place: 'hang',
    focus: { x: 600, y: 420, zoom: 2.1 },
  };
};

function gathers(kit: Kit, cut: Cut) {
  return ([-1, 1] as const).flatMap((s) =>
    [70, 110, 150, 190].map((x, i) => ({
      d: trace(
        CX,
        s,
        [x, cut.neckTop + 34 + i * 12],
        [
          [
            x + 4,
            cut.neckTop + 160,
            x + kit.rng.jitter(16),
            cut.neckTop + 260 + kit.rng.jitter(60),
          ],
        ],
      ),
      width: 11,
      tone: i % 2 ? 0.24 : -0.26,
    })),
  );
}

function bow(kit: Kit, cut: Cut): string {
  const { neckTop: t, neckDrop: drop } = cut;
  const y = t + drop + 26;
  const tail = (s: 1 | -1, long: number) =>
    `${trace(
      CX,
      s,
      [4, y],
      [
        [30, y + 90, 26 + s * 8, y + long],
        [84 + s * 6, y + long - 26],
        [70, y + 80, 18, y - 6],
      ],
    )}Z`;
  const loop = (s: 1 | -1) =>
    `${trace(
      CX,
      s,
      [0, y - 10],
      [
        [70, y - 66, 136, y - 44],
        [160, y - 10, 138, y + 34],
        [70, y + 30, 0, y + 12],
      ],
    )}Z`;
  const fold = (s: 1 | -1) => [
    { d: trace(CX, s, [10, y], [[60, y - 14, 110, y - 4]]), width: 12, tone: -0.4 },
    { d: trace(CX, s, [14, y - 16], [[70, y - 44, 116, y - 30]]), width: 9, tone: 0.4 },
  ];
  const sides = [-1, 1] as const;
  return (
    ribBandPlain(kit, neckLine(cut, 8), 30) +
    sides
      .map((s) =>
        panel(kit, tail(s, 270 + s * 24), {
          surface: 'smooth',
          turn: s * 12,
          soft: 7,
          folds: [{ d: trace(CX, s, [16, y], [[50, y + 110, 52, y + 240]]), width: 9, tone: 0.35 }],
        }),
      )
      .join('') +
    sides
      .map((s) => panel(kit, loop(s), { surface: 'smooth', turn: s * 70, soft: 8, folds: fold(s) }))
      .join('') +
    panel(kit, box(CX - 24, y - 24, 48, 46, 14), { surface: 'smooth', soft: 6, round: 1 })
  );
}

function ribBandPlain(kit: Kit, d: string, width: number): string {
  return (
    `<path d="${d}" fill="none" stroke="${darken(kit.hex, 0.45)}" stroke-width="${width + 3}"/><path d="${d}" fill="none" stroke="${kit.hex}" stroke-width="${width}"/>` +
    stitching(kit.hex, d)
  );
}
