import { panel } from '../base/cloth';
import { darken, lighten } from '../base/colour';
import { choice, count, type Draw, flag, type Kit } from '../base/kit';
import { box, trace } from '../base/path';
import { buttonColour, seam, stitching } from '../base/trims';
import { backNeck, bodyPath, type Cut, CX, createCut, fitOf, neckLine, type Sleeve } from './cut';
import { garment } from './garment';
import { hemStitch, placket, shirtCuffs, sleeveHems } from './shirt-parts';

/** A blouse with a bow, a V or a round neck. */
export const drawBlouse: Draw = (kit) => {
  const neck = choice(kit, 'collar', ['bow', 'v', 'round', 'wrap']);
  const short = choice(kit, 'sleeve', ['long', 'short']) === 'short';
  const cut = createCut(kit, {
    neck: neck === 'v' || neck === 'wrap' ? 'v' : 'round',
    neckDrop: neck === 'v' ? 190 : neck === 'wrap' ? 300 : 70,
    shoulder: 226,
    chest: 256,
    waist: 252,
    hem: 272,
    hemY: (flag(kit, 'long') ? 1230 : neck === 'wrap' ? 960 : 1030) + kit.rng.jitter(14),
    hemDip: 24,
  });
  const sleeve: Sleeve = { length: short ? 'half' : 'long', ease: short ? 1 : 1.7 };
  const folds = gathers(kit, cut);
  const { art, shade } = garment(kit, cut, sleeve, {
    surface: 'smooth',
    weight: 1.3,
    folds,
    blockFrom: 640,
    step: 42,
  });
  const from = cut.neckTop + cut.neckDrop;
  const tone = buttonColour(kit);
  const buttons = count(kit, 'buttons', 7);
  const front =
    neck === 'wrap'
      ? wrapped(kit, cut)
      : flag(kit, 'closed')
        ? seam(kit.hex, neckLine(cut, 14))
        : placket(kit, from - 4, cut.hemY + cut.hemDip - 3, buttons, 36, 9, tone);

  const trim =
    neck === 'bow' && !kit.back
      ? bow(kit, cut)
      : neck === 'wrap'
        ? ''
        : stitching(kit.hex, neckLine(cut, 16));
  const lace = flag(kit, 'lace') ? laceYoke(kit, cut) : '';
  return {
    art:
      backNeck(kit, cut) +
      art +
      lace +
      front +
      (short ? sleeveHems(kit, cut, sleeve) : shirtCuffs(kit, cut, sleeve, tone)) +
      trim +
      hemStitch(kit, cut, 12),
    shade,
    place: 'hang',
    fit: fitOf(cut, sleeve),
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

/** Two fronts that cross over the chest, with a bow at the hip. */
function wrapped(kit: Kit, cut: Cut): string {
  if (kit.back) return '';
  const { neckWidth: w, neckTop: t } = cut;
  const y = cut.hemY - 60;
  const x = CX + cut.hem * 0.72;
  const over = seam(kit.hex, `M${CX - w} ${t}Q${CX - 20} ${t + 250} ${x} ${y}`, 3.4);
  const folds = [0, 1, 2].map(
    (i) =>
      `M${CX - 60 + i * 60} ${t + 360 + i * 60}Q${CX + 60 + i * 30} ${y - 120 + i * 20} ${x} ${y + 6}`,
  );
  const tails = [
    `M${x} ${y}q30 80 -6 220l34 8q26 -140 0 -230z`,
    `M${x} ${y}q60 60 70 190l32 -4q-10 -140 -70 -196z`,
  ];
  const loop = (dx: number) => `M${x} ${y}q${dx} -50 ${dx * 1.5} 6q${-dx * 0.4} 44 ${-dx * 1.5} 4z`;
  return (
    over +
    seam(kit.hex, folds.join(''), 1.6) +
    [...tails, loop(60), loop(-60)]
      .map((d) => panel(kit, d, { surface: 'smooth', soft: 6 }))
      .join('') +
    panel(kit, box(x - 16, y - 16, 34, 34, 10), { surface: 'smooth', soft: 5 })
  );
}

/** A yoke of lace: cloth one sees through, with scallops along its edge. */
function laceYoke(kit: Kit, cut: Cut): string {
  const y = cut.underArm - 30;
  const step = 48;
  let edge = `M${CX - 250} ${cut.neckTop}V${y}`;
  for (let x = CX - 250; x < CX + 250; x += step) edge += `q${step / 2} 34 ${step} 0`;
  const yoke = `${edge}V${cut.neckTop}Z`;
  const ring = (x: number, v: number) =>
    `<circle cx="${x}" cy="${v}" r="7.5" fill="none" stroke="#fffaf2" stroke-width="2.6"/><circle cx="${x}" cy="${v}" r="2.4" fill="#fffaf2"/>`;
  const mesh = kit.sheet.tile(
    26,
    26,
    ring(13, 13) + ring(0, 0) + ring(26, 0) + ring(0, 26) + ring(26, 26),
  );
  const art = `<path d="${yoke}" fill="${darken(kit.hex, 0.24)}" fill-opacity=".75"/><path d="${yoke}" fill="${mesh}"/><path d="${yoke}" fill="none" stroke="${lighten(kit.hex, 0.5)}" stroke-width="5"/>`;
  return `<g clip-path="${kit.sheet.clip(bodyPath(cut))}">${art}</g>`;
}
