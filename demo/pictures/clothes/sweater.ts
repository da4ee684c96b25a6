import { panel } from '../base/cloth';
import { darken, lighten } from '../base/colour';
import { choice, type Draw, type Kit } from '../base/kit';
import { mirrored, n, trace } from '../base/path';
import { ribBand, seam } from '../base/trims';
import {
  backNeck,
  belowShoulders,
  bodyPath,
  type Cut,
  CX,
  createCut,
  neckLine,
  type Sleeve,
} from './cut';
import { garment } from './garment';
import { cuffs, focusTop, hemRib, knitLook } from './knit-parts';

function cables(kit: Kit, cut: Cut): string {
  const dark = darken(kit.hex, 0.5);
  const light = lighten(kit.hex, 0.4);
  const strand = (x: number, y: number, s: number) =>
    `M${n(x - s * 16)} ${n(y)}C${n(x - s * 16)} ${n(y + 30)} ${n(x + s * 16)} ${n(y + 30)} ${n(x + s * 16)} ${n(y + 60)}`;
  let d = '';
  for (const x of [-150, 0, 150]) {
    for (let y = cut.neckTop + 110; y < cut.hemY - 10; y += 60)
      d += strand(CX + x, y, 1) + strand(CX + x, y, -1);
  }
  const line = (color: string, w: number, o: number, dx: number) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${w}" opacity="${o}" transform="translate(${dx} 0)"/>`;
  const body = line(dark, 17, 0.35, 0) + line(kit.hex, 12, 1, 0) + line(light, 4, 0.35, -2);
  return `<g clip-path="${kit.sheet.clip(bodyPath(cut))}">${body}</g>`;
}

/** A knitted jumper. */
export const drawSweater: Draw = (kit) => {
  const neck = choice(kit, 'neck', ['round', 'v', 'turtle', 'shawl']);
  const cut = createCut(kit, {
    neck: neck === 'v' || neck === 'shawl' ? 'v' : 'round',
    neckDrop: neck === 'v' ? 190 : neck === 'shawl' ? 210 : neck === 'turtle' ? 46 : 70,
    shoulder: 250,
    chest: 280,
    hem: 258,
    waist: 276,
    hemY: 1060 + kit.rng.jitter(30),
    hemDip: 12,
  });
  const sleeve: Sleeve = { length: 'long', ease: kit.rng.between(0.4, 1) };
  const fine = kit.rng.chance(0.4) && kit.params.pattern !== 'knit';
  const { art, shade } = garment(kit, cut, sleeve, {
    ...knitLook,
    surface: fine ? 'jersey' : 'knit',
    blockFrom: 700,
    step: 64,
    crease: 0.42,
  });
  const cabled = !fine && kit.params.pattern === 'knit' ? cables(kit, cut) : '';
  const whole =
    backNeck(kit, cut, neck !== 'turtle') +
    art +
    cabled +
    hemRib(kit, cut) +
    cuffs(kit, cut, sleeve) +
    neckTrim(kit, cut, neck);
  return {
    art: whole,
    shade: neck === 'turtle' ? [...shade, turtle(cut)] : shade,
    place: 'hang',
    focus: focusTop,
  };
};

const turtle = (cut: Cut) => {
  const { neckWidth: w, neckTop: t } = cut;
  return mirrored(
    CX,
    [0, t - 92],
    [
      [w * 0.5, t - 96, w * 0.92, t - 84],
      [w * 1.02, t - 30, w * 1.04, t + 14],
      [w * 0.7, t + 62, 0, t + 64],
    ],
  );
};

function neckTrim(kit: Kit, cut: Cut, neck: string): string {
  const { neckWidth: w, neckTop: t } = cut;
  if (neck === 'turtle') {
    const ribs = kit.sheet.tile(
      9,
      40,
      `<path d="M2 0v40" stroke="${darken(kit.hex, 0.5)}" stroke-width="2.6" opacity=".4"/><path d="M6 0v40" stroke="${lighten(kit.hex, 0.5)}" stroke-width="2.4" opacity=".25"/>`,
    );
    const d = turtle(cut);
    return (
      panel(kit, d, {
        surface: 'smooth',
        step: 0,
        round: 1,
        folds: [
          { d: `M${CX - w} ${t - 14}Q${CX} ${t + 26} ${CX + w} ${t - 14}`, width: 16, tone: -0.45 },
          { d: `M${CX - w} ${t - 40}Q${CX} ${t - 8} ${CX + w} ${t - 40}`, width: 14, tone: 0.3 },
        ],
      }) +
      `<path d="${d}" fill="${ribs}"/>` +
      seam(kit.hex, `M${n(CX - w * 0.92)} ${t - 84}Q${CX} ${t - 62} ${n(CX + w * 0.92)} ${t - 84}`)
    );
  }
  if (neck === 'shawl') return shawl(kit, cut);
  return belowShoulders(kit, cut, ribBand(kit, neckLine(cut, 8), neck === 'v' ? 30 : 36));
}

function shawl(kit: Kit, cut: Cut): string {
  const { neckWidth: w, neckTop: t, neckDrop: drop } = cut;
  const side = (s: 1 | -1) =>
    `${trace(
      CX,
      s,
      [-14, t + drop + 46],
      [
        [w * 0.5, t + drop * 0.62, w - 22, t - 20],
        [w + 6, t - 30, w + 22, t + 4],
        [w + 30, t + drop * 0.55, 34, t + drop + 62],
        [0, t + drop + 70, -14, t + drop + 46],
      ],
    )}Z`;
  const fold = (s: 1 | -1) => ({
    d: trace(CX, s, [20, t + drop + 40], [[w * 0.9, t + drop * 0.5, w + 4, t - 10]]),
    width: 14,
    tone: 0.3,
  });
  return ([-1, 1] as const)
    .map((s) =>
      panel(kit, side(s), { surface: 'rib', turn: s * 24, step: 0, folds: [fold(s)], round: 1 }),
    )
    .join('');
}
