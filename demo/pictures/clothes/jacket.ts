import { panel } from '../base/cloth';
import { darken, mix } from '../base/colour';
import { choice, count, type Draw, flag, type Kit, tone } from '../base/kit';
import { box, mirrored, n, trace } from '../base/path';
import { button, ribBand, seam, stitching, zip } from '../base/trims';
import { backNeck, type Cut, CX, createCut, cuffOf, fitOf, neckLine, type Sleeve } from './cut';
import { garment } from './garment';
import { cuffs, hemRib } from './knit-parts';
import { patchPocket, quilting, snaps, standCollar, welts } from './outer-parts';
import { collar, collarBehind } from './shirt-parts';
import { throat } from './wearer';

const sides = [-1, 1] as const;

/** A short jacket in one of four cuts. */
export const drawJacket: Draw = (kit) => {
  const style = choice(kit, 'style', [
    'bomber',
    'trucker',
    'field',
    'quilted',
    'biker',
    'overshirt',
    'leather',
  ]);
  const { rng } = kit;
  const field = style === 'field' || style === 'overshirt';
  const long = flag(kit, 'long');
  const cut = createCut(kit, {
    neckTop: flag(kit, 'hood') ? 270 : 250,
    neckDrop: 70,
    shoulder: 252,
    underArm: 540,
    chest: 284,
    waist: style === 'trucker' ? 262 : 282,
    hem: style === 'trucker' ? 244 : style === 'bomber' ? 266 : 284,
    hemY: (field ? 1150 : style === 'quilted' ? (long ? 1560 : 1090) : 1010) + rng.jitter(14),
  });
  const sleeve: Sleeve = { length: 'long', ease: 0.9 };
  const surface = (
    {
      bomber: 'satin',
      trucker: 'denim',
      field: 'canvas',
      overshirt: 'wool',
      quilted: 'smooth',
      biker: 'leather',
      leather: 'leather',
    } as const
  )[style];
  const { art, shade } = garment(kit, cut, sleeve, {
    surface,
    blockFrom: 660,
    soft: 13,
  });
  const steel = rng.pick(['#a9a294', '#b79a5c', '#4a4743']);
  const bottom = cut.hemY + cut.hemDip;
  let detail = '';
  if (style === 'bomber') {
    detail =
      welts(kit, 176, 780) +
      hemRib(kit, cut, 78) +
      cuffs(kit, cut, sleeve) +
      frontZip(kit, cut.neckTop + 84, bottom + 58, steel) +
      bomberCollar(kit, cut) +
      (flag(kit, 'armZip') ? armZip(kit, cut, steel) : '');
  } else if (style === 'quilted') {
    detail =
      shade.map((d) => quilting(kit, d, flag(kit, 'diamond'), 256, 1440)).join('') +
      (flag(kit, 'diamond') ? '' : cuffs(kit, cut, sleeve, 40)) +
      (flag(kit, 'patchPockets')
        ? sides.map((s) => patchPocket(kit, CX + s * 158 - 90, cut.hemY - 280, 180, 210)).join('')
        : welts(kit, 176, long ? 900 : 820, 140, true)) +
      (flag(kit, 'snaps')
        ? seam(kit.hex, `M${CX + 24} ${cut.neckTop + 60}V${bottom}`) +
          snaps(kit, cut.neckTop + 110, bottom - 70, 6)
        : frontZip(kit, cut.neckTop + 40, bottom - 4, steel)) +
      (flag(kit, 'hood')
        ? quiltedHood(kit, cut)
        : cordCollar(kit, cut) || standCollar(kit, cut, 92));
  } else if (style === 'trucker') {
    detail = trucker(kit, cut) + bands(kit, cut, sleeve) + collar(kit, cut, 70, 92);
  } else if (style === 'biker') {
    detail = hemBand(kit, cut) + biker(kit, cut, steel);
  } else if (style === 'leather') {
    detail =
      welts(kit, 176, 790) +
      hemBand(kit, cut) +
      bands(kit, cut, sleeve) +
      frontZip(kit, cut.neckTop + 84, bottom + 40, steel) +
      collar(kit, cut, 76, 96);
  } else {
    const patches = count(kit, 'pockets', 4);
    detail =
      stitching(kit.hex, `M${CX + 30} ${cut.neckTop + 80}V${bottom - 4}`) +
      seam(kit.hex, `M${CX + 38} ${cut.neckTop + 80}V${bottom}`) +
      sides
        .map(
          (s) =>
            (patches === 4 || s === 1
              ? patchPocket(
                  kit,
                  CX + s * 150 - 70,
                  cut.underArm + 10,
                  140,
                  150,
                  'canvas',
                  flapOf(kit),
                )
              : '') +
            (patches > 2
              ? patchPocket(kit, CX + s * 164 - 92, cut.hemY - 280, 184, 220, 'canvas', flapOf(kit))
              : patchPocket(
                  kit,
                  CX - 150 - 70,
                  cut.underArm + 10,
                  140,
                  150,
                  'canvas',
                  flapOf(kit),
                )),
        )
        .join('') +
      snaps(kit, cut.neckTop + 110, bottom - 60, 6) +
      bands(kit, cut, sleeve) +
      collar({ ...kit, hex: tone(kit, 'collarTone', kit.hex) }, cut, 76, 96) +
      stitching(
        kit.hex,
        `M${n(CX - cut.hem)} ${n(cut.hemY - 24)}Q${CX} ${n(cut.hemY)} ${n(CX + cut.hem)} ${n(cut.hemY - 24)}`,
      );
  }
  return {
    art: backNeck(kit, cut) + art + detail,
    shade: flag(kit, 'hood') ? [...shade, hoodOutline(cut)] : shade,
    place: 'hang',
    fit: fitOf(cut, sleeve),
    focus: { x: 600, y: 430, zoom: 2 },
  };
};

function bomberCollar(kit: Kit, cut: Cut): string {
  if (kit.back) return collarBehind(kit, cut, 56, 40);
  return (
    ribBand(kit, neckLine({ ...cut, neckTop: cut.neckTop - 12, neckDrop: cut.neckDrop + 8 }), 54) +
    `<path d="M${CX} ${cut.neckTop + 46}v60" stroke="${darken(kit.hex, 0.6)}" stroke-width="4"/>`
  );
}

function armZip(kit: Kit, cut: Cut, steel: string): string {
  if (kit.back) return '';
  return zip(
    CX + cut.shoulder + 50,
    cut.underArm - 40,
    CX + cut.shoulder + 66,
    cut.underArm + 60,
    steel,
    kit.hex,
  );
}

function bands(kit: Kit, cut: Cut, sleeve: Sleeve): string {
  const { outer, inner } = cuffOf(cut, sleeve);
  return sides
    .map((s) => {
      const d = `${trace(
        CX,
        s,
        [inner[0] - 4, inner[1] - 34],
        [
          [outer[0] + 2, outer[1] - 36],
          [outer[0] + 10, outer[1] + 26],
          [inner[0] + 6, inner[1] + 24],
        ],
      )}Z`;
      return (
        panel(kit, d, { surface: 'twill', turn: s * -8, round: 0.6, soft: 6 }) +
        button(CX + s * (inner[0] + 24), inner[1] - 4, 10, '#8d7a60', false)
      );
    })
    .join('');
}

function trucker(kit: Kit, cut: Cut): string {
  const thread = mix(kit.hex, '#c08a4a', 0.7);
  const y = cut.underArm - 24;
  const line = (d: string) =>
    seam(kit.hex, d) + `<g transform="translate(0 8)">${stitching(kit.hex, d, thread)}</g>`;
  const yokes = line(
    `M${n(CX - cut.chest + 26)} ${y}Q${CX} ${y + 18} ${n(CX + cut.chest - 26)} ${y}`,
  );
  const vees = sides
    .map(
      (s) =>
        seam(kit.hex, trace(CX, s, [88, y + 8], [[112, cut.hemY]])) +
        stitching(kit.hex, trace(CX, s, [98, y + 8], [[120, cut.hemY]]), thread) +
        seam(kit.hex, trace(CX, s, [192, y + 6], [[134, cut.hemY]])) +
        stitching(kit.hex, trace(CX, s, [200, y + 6], [[142, cut.hemY]]), thread),
    )
    .join('');
  const flaps = sides
    .map((s) => {
      const x = CX + s * 140;
      const d = `M${x - 62} ${y + 2}h124v42l-62 26l-62 -26z`;
      return (
        panel(kit, d, { surface: 'denim', round: 0.3, soft: 5 }) +
        stitching(kit.hex, `M${x - 56} ${y + 8}v32l56 24l56 -24v-32`, thread) +
        button(x, y + 46, 9, '#b07f45', false)
      );
    })
    .join('');
  const band = mirrored(
    CX,
    [0, cut.hemY - 12],
    [
      [cut.hem + 2, cut.hemY - 18],
      [cut.hem, cut.hemY + 44],
      [cut.hem * 0.5, cut.hemY + 54, 0, cut.hemY + 54],
    ],
  );
  if (kit.back) return yokes + panel(kit, band, { surface: 'denim', round: 0.6, soft: 6 });
  const front =
    panel(kit, box(CX - 26, cut.neckTop + 74, 52, cut.hemY - cut.neckTop - 70), {
      surface: 'denim',
      round: 0.15,
      soft: 4,
    }) +
    sides
      .map((s) => stitching(kit.hex, `M${CX + s * 20} ${cut.neckTop + 80}V${cut.hemY}`, thread))
      .join('');
  return (
    yokes +
    vees +
    flaps +
    front +
    panel(kit, band, { surface: 'denim', round: 0.6, soft: 6 }) +
    stitching(
      kit.hex,
      `M${n(CX - cut.hem)} ${n(cut.hemY + 34)}Q${CX} ${n(cut.hemY + 46)} ${n(CX + cut.hem)} ${n(cut.hemY + 34)}`,
      thread,
    ) +
    Array.from({ length: 6 }, (_, i) =>
      button(CX, cut.neckTop + 110 + (i * (cut.hemY - cut.neckTop - 88)) / 5, 11, '#b07f45', false),
    ).join('')
  );
}

const frontZip = (kit: Kit, from: number, to: number, steel: string): string =>
  kit.back ? '' : zip(CX, from, CX, to, steel, kit.hex);

/** Pockets with a flap, or open ones. */
const flapOf = (kit: Kit): number => (flag(kit, 'openPockets') ? 0 : 56);

/** A band of the same cloth along the hem. */
function hemBand(kit: Kit, cut: Cut): string {
  const d = mirrored(
    CX,
    [0, cut.hemY - 16],
    [
      [cut.hem + 2, cut.hemY - 20],
      [cut.hem, cut.hemY + 36],
      [cut.hem * 0.5, cut.hemY + 46, 0, cut.hemY + 46],
    ],
  );
  return panel(kit, d, { surface: 'leather', round: 0.6, soft: 6, step: 0 });
}

/** A turned-down collar of corduroy, if the jacket has one. */
const cordCollar = (kit: Kit, cut: Cut): string => {
  const hex = tone(kit, 'collarTone', '');
  return hex ? collar({ ...kit, hex, cloth: { surface: 'corduroy', hex } }, cut, 84, 88) : '';
};

/** The slanted zip and the wide lapels of a motorcycle jacket. */
function biker(kit: Kit, cut: Cut, steel: string): string {
  if (kit.back) return collar(kit, cut);
  const { neckWidth: w, neckTop: t } = cut;
  const from = t + 70;
  const lapels = sides.map((s) => {
    const d = `${trace(
      CX,
      s,
      [s === 1 ? -6 : 40, t + 250],
      [
        [w * 0.6, t + 130, w * 0.95, t + 20],
        [w + 92, t + 126],
        [w + 40, t + 214, s === 1 ? -6 : 40, t + 250],
      ],
    )}Z`;
    return (
      panel(kit, d, { surface: 'leather', soft: 6, round: 0.5 }) +
      button(CX + s * (w + 58), t + 128, 8, steel, false)
    );
  });
  return (
    zip(CX - 96, from + 150, CX - 40, cut.hemY + 36, steel, kit.hex) +
    zip(CX + 110, cut.underArm + 90, CX + 210, cut.underArm + 50, steel, kit.hex) +
    sides.map((s) => zip(CX + s * 120, 800, CX + s * 210, 870, steel, kit.hex)).join('') +
    lapels.join('') +
    collar(kit, cut, 92, 66)
  );
}

function hoodOutline({ neckWidth: w, neckTop: t }: Cut): string {
  return mirrored(
    CX,
    [0, t - 186],
    [
      [w * 1.3, t - 184, w * 1.7, t - 100, w * 1.5, t - 2],
      [w * 1.4, t + 60, w, t + 74],
      [w * 0.5, t + 104, 0, t + 106],
    ],
  );
}

/** A padded hood around the neck. */
function quiltedHood(kit: Kit, cut: Cut): string {
  const { neckWidth: w, neckTop: t } = cut;
  const outer = hoodOutline(cut);
  const open = mirrored(
    CX,
    [0, t - 116],
    [
      [w * 0.84, t - 116, w * 1.02, t - 70, w * 0.94, t - 2],
      [w * 0.8, t + 56, 0, t + 84],
    ],
  );
  return (
    panel(kit, outer, { surface: 'smooth', round: 1, soft: 12, step: 0 }) +
    quilting(kit, outer, false, t - 180, t + 110) +
    (kit.back
      ? ''
      : `<path d="${open}" fill="${darken(kit.hex, 0.6)}"/>${throat(kit, cut, { half: w, drop: 78 })}${seam(kit.hex, open, 3)}`)
  );
}
