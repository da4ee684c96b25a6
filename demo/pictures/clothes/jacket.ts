import { panel } from '../base/cloth';
import { darken, mix } from '../base/colour';
import { choice, type Draw, type Kit } from '../base/kit';
import { box, mirrored, n, trace } from '../base/path';
import { button, ribBand, seam, stitching, zip } from '../base/trims';
import { backNeck, type Cut, CX, createCut, cuffOf, neckLine, type Sleeve } from './cut';
import { garment } from './garment';
import { cuffs, hemRib } from './knit-parts';
import { patchPocket, quilting, snaps, standCollar, welts } from './outer-parts';
import { collar } from './shirt-parts';

const sides = [-1, 1] as const;

/** A short jacket in one of four cuts. */
export const drawJacket: Draw = (kit) => {
  const style = choice(kit, 'style', ['bomber', 'trucker', 'field', 'quilted']);
  const { rng } = kit;
  const field = style === 'field';
  const cut = createCut(kit, {
    neckTop: 250,
    neckDrop: 70,
    shoulder: 252,
    underArm: 540,
    chest: 284,
    waist: style === 'trucker' ? 262 : 282,
    hem: style === 'trucker' ? 244 : style === 'bomber' ? 266 : 284,
    hemY: (field ? 1180 : style === 'quilted' ? 1090 : 1010) + rng.jitter(20),
  });
  const sleeve: Sleeve = { length: 'long', ease: 0.9 };
  const surface = { bomber: 'satin', trucker: 'denim', field: 'canvas', quilted: 'smooth' }[
    style
  ] as 'satin' | 'denim' | 'canvas' | 'smooth';
  const { art, shade } = garment(kit, cut, sleeve, {
    surface,
    crease: style === 'quilted' ? 0.4 : 0.75,
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
      zip(CX, cut.neckTop + 84, CX, bottom + 58, steel, kit.hex) +
      bomberCollar(kit, cut) +
      armZip(kit, cut, steel);
  } else if (style === 'quilted') {
    detail =
      shade.map((d) => quilting(kit, d, false, 330, 1250)).join('') +
      cuffs(kit, cut, sleeve, 40) +
      welts(kit, 176, 820, 140, true) +
      zip(CX, cut.neckTop + 40, CX, bottom - 4, steel, kit.hex) +
      standCollar(kit, cut, 92);
  } else if (style === 'trucker') {
    detail = trucker(kit, cut) + bands(kit, cut, sleeve) + collar(kit, cut, 70, 92);
  } else {
    detail =
      stitching(kit.hex, `M${CX + 30} ${cut.neckTop + 80}V${bottom - 4}`) +
      seam(kit.hex, `M${CX + 38} ${cut.neckTop + 80}V${bottom}`) +
      sides
        .map(
          (s) =>
            patchPocket(kit, CX + s * 158 - 78, cut.underArm + 10, 156, 150) +
            patchPocket(kit, CX + s * 164 - 92, cut.hemY - 280, 184, 220),
        )
        .join('') +
      snaps(kit, cut.neckTop + 110, bottom - 60, 6) +
      bands(kit, cut, sleeve) +
      collar(kit, cut, 76, 96) +
      stitching(
        kit.hex,
        `M${n(CX - cut.hem)} ${n(cut.hemY - 24)}Q${CX} ${n(cut.hemY)} ${n(CX + cut.hem)} ${n(cut.hemY - 24)}`,
      );
  }
  return {
    art: backNeck(kit, cut) + art + detail,
    shade,
    place: 'hang',
    focus: { x: 600, y: 430, zoom: 2 },
  };
};

function bomberCollar(kit: Kit, cut: Cut): string {
  return (
    ribBand(kit, neckLine({ ...cut, neckTop: cut.neckTop - 12, neckDrop: cut.neckDrop + 8 }), 54) +
    `<path d="M${CX} ${cut.neckTop + 46}v60" stroke="${darken(kit.hex, 0.6)}" stroke-width="4"/>`
  );
}

function armZip(kit: Kit, cut: Cut, steel: string): string {
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
