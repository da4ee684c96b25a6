import { panel } from '../base/cloth';
import { darken, lighten } from '../base/colour';
import { choice, count, type Draw, flag, type Kit } from '../base/kit';
import { mirrored, n, trace } from '../base/path';
import { button, ribBand, seam, stitching, zip } from '../base/trims';
import {
  backNeck,
  belowShoulders,
  bodyPath,
  type Cut,
  CX,
  createCut,
  fitOf,
  neckLine,
  type Sleeve,
} from './cut';
import { garment } from './garment';
import { cuffs, focusTop, hemRib, knitLook } from './knit-parts';
import { standCollar } from './outer-parts';

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
  const neck = choice(kit, 'neck', ['round', 'v', 'turtle', 'shawl', 'zip', 'roll']);
  const cut = createCut(kit, {
    neck: neck === 'v' || neck === 'shawl' ? 'v' : 'round',
    neckDrop: { v: 190, shawl: 210, turtle: 46, zip: 46, round: 70, roll: 96 }[neck],
    shoulder: 250,
    chest: 280,
    hem: 258,
    waist: 276,
    hemY: 1060 + kit.rng.jitter(30),
    hemDip: 12,
  });
  const vest = flag(kit, 'sleeveless');
  if (vest) cut.shoulder -= 30;
  const sleeve: Sleeve = { length: vest ? 'none' : 'long', ease: kit.rng.between(0.4, 1) };
  const { art, shade } = garment(kit, cut, sleeve, {
    ...knitLook,
    surface: 'knit',
    bands: [cut.neckTop, cut.hemY],
    blockFrom: 700,
    step: 64,
  });
  const cabled =
    (flag(kit, 'cables') ? cables(kit, cut) : '') +
    (flag(kit, 'yoke') ? nordic(kit, cut, shade) : '') +
    (vest ? armBands(kit, cut) : '');
  const whole =
    backNeck(kit, cut, neck !== 'turtle' && neck !== 'zip') +
    art +
    cabled +
    hemRib(kit, cut) +
    (vest ? '' : cuffs(kit, cut, sleeve)) +
    (flag(kit, 'patches') ? elbows(cut) : '') +
    neckTrim(kit, cut, neck);
  return {
    art: whole,
    shade: neck === 'turtle' ? [...shade, turtle(cut)] : shade,
    place: 'hang',
    fit: fitOf(cut, sleeve),
    // A jumper that is plain shows how its neck and its shoulder are knitted.
    focus:
      neck === 'round' && !flag(kit, 'yoke')
        ? { x: CX + 70, y: cut.neckTop + 160, zoom: 2.8 }
        : focusTop,
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
  if (neck === 'zip') return halfZip(kit, cut);
  if (neck === 'roll')
    return belowShoulders(kit, cut, ribBand(kit, neckLine(cut, 4), 16, kit.hex, 30));
  return belowShoulders(kit, cut, ribBand(kit, neckLine(cut, 8), neck === 'v' ? 30 : 36));
}

function shawl(kit: Kit, cut: Cut): string {
  if (kit.back) return standCollar(kit, cut, 70, true);
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
  return (
    ([-1, 1] as const)
      .map((s) =>
        panel(kit, side(s), { surface: 'rib', turn: s * 24, step: 0, folds: [fold(s)], round: 1 }),
      )
      .join('') + shawlButtons(kit, cut)
  );
}

/** A collar that stands, and a zip down to the chest. */
function halfZip(kit: Kit, cut: Cut): string {
  const closed = kit.back
    ? ''
    : zip(CX, cut.neckTop - 10, CX, cut.neckTop + 270, '#a9a294', kit.hex);
  return standCollar(kit, cut, 88, true) + closed;
}

/** The ribbed edges of armholes without sleeves. */
function armBands(kit: Kit, cut: Cut): string {
  const top = cut.neckTop + cut.slope;
  const mid = (cut.underArm + top) / 2;
  return ([-1, 1] as const)
    .map((s) =>
      ribBand(
        kit,
        trace(
          CX,
          s,
          [cut.shoulder - 8, top],
          [[cut.shoulder - 28, mid - 20, cut.shoulder - 24, mid + 70, cut.chest - 8, cut.underArm]],
        ),
        26,
      ),
    )
    .join('');
}

/** Patches of suede on the elbows. */
function elbows(cut: Cut): string {
  return ([-1, 1] as const)
    .map((s) => {
      const [x, y] = [CX + s * (cut.chest + 96), cut.underArm + 230];
      const d = `M${x - 34} ${y - 70}q34 -30 68 0v140q-34 30 -68 0z`;
      return `<path d="${d}" fill="#7a5334" fill-opacity=".92" transform="rotate(${-s * 9} ${x} ${y})"/>${stitching('#7a5334', d)}`;
    })
    .join('');
}

/** A round yoke of stars and teeth in two more yarns; with `flecks`, specks over the body too. */
function nordic(kit: Kit, cut: Cut, shapes: readonly string[]): string {
  const pale = '#efe6d2';
  const third = '#b5533c';
  const { neckTop: t } = cut;
  const ring = (r: number, art: (a: number) => string, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const a = Math.PI * (-0.12 + (1.24 * i) / (count - 1));
      const [x, y] = [CX + Math.cos(a) * r * 1.12, t - 50 + Math.sin(a) * r];
      return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n((a * 180) / Math.PI - 90)})">${art(a)}</g>`;
    }).join('');
  const star = () =>
    `<path d="M0 -24L6 -7L24 -12L11 0L24 12L6 7L0 24L-6 7L-24 12L-11 0L-24 -12L-6 -7Z" fill="${pale}"/>`;
  const tooth = () => `<path d="M-11 0L0 -18L11 0Z" fill="${third}"/>`;
  const lozenge = () => `<path d="M0 -9L9 0L0 9L-9 0Z" fill="${pale}"/>`;
  const line = (r: number, hex: string) =>
    `<ellipse cx="${CX}" cy="${t - 50}" rx="${n(r * 1.12)}" ry="${r}" fill="none" stroke="${hex}" stroke-width="7"/>`;
  const yoke =
    ring(168, lozenge, 17) +
    line(196, third) +
    ring(244, star, 17) +
    line(290, third) +
    ring(322, tooth, 31) +
    ring(344, lozenge, 33);
  const specks = flag(kit, 'flecks')
    ? `<path d="M0 ${t + 330}H1200V1500H0Z" fill="${kit.sheet.tile(52, 44, `<path d="M8 8h9v9h-9zM34 30h9v9h-9z" fill="${pale}"/>`)}"/>`
    : '';
  return shapes
    .map((d) => `<g clip-path="${kit.sheet.clip(d)}" opacity=".92">${yoke}${specks}</g>`)
    .join('');
}

/** The leather buttons that close a shawl collar. */
const shawlButtons = (kit: Kit, cut: Cut): string =>
  Array.from({ length: count(kit, 'buttons', 0) }, (_, i) =>
    button(CX - 6 + i * 4, cut.neckTop + cut.neckDrop - 6 + i * 62, 17, '#6b4327'),
  ).join('');
