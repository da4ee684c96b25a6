import { fringe } from '../accessories/scarf';
import { panel } from '../base/cloth';
import { contrast, darken, lighten, mix } from '../base/colour';
import { choice, type Draw, type Drawing, flag, type Kit } from '../base/kit';
import { box, oval } from '../base/path';
import { patternOf, patternTile } from '../base/pattern';
import { wood } from '../base/solid';
import { surfaceTile } from '../base/texture';
import { seam, stitching } from '../base/trims';

const CX = 600;

/** A rug from above: rectangular with fringes, or round. */
export const drawRug: Draw = (kit) => {
  const form = choice(kit, 'shape', ['rect', 'round', 'runner']);
  const surface = 'wool' as const;
  const soft = { surface, soft: 12, round: 0.35, step: 76 };
  if (form === 'round') {
    const d = oval(CX, 750, 470, 470);
    const rings =
      kit.params.rings === 'fading'
        ? fading(kit)
        : patternOf(kit) === 'plain' || patternOf(kit) === 'block'
          ? [420, 330, 230, 120]
              .map(
                (r, i) =>
                  `<path d="${oval(CX, 750, r, r)}" fill="none" stroke="${i % 2 ? contrast(kit.hex, 0.3) : darken(kit.hex, 0.25)}" stroke-width="${i === 0 ? 18 : 9}" stroke-opacity=".6"/>`,
              )
              .join('')
          : '';
    return {
      art: panel(kit, d, soft) + rings + stitching(kit.hex, oval(CX, 750, 460, 460)),
      place: 'lie',
      shade: [d],
      focus: { x: 360, y: 560, zoom: 2.2 },
    };
  }
  const half = form === 'runner' ? 190 : 360;
  const d = box(600 - half, 250, half * 2, 1000, 6);
  const border = {
    none: '',
    line: rugBorder(kit, half),
    lozenges: berber(kit),
    rag: rags(kit),
    edge: edge(kit, half),
  }[choice(kit, 'design', ['none', 'line', 'lozenges', 'rag', 'edge'])];
  const row = fringe(kit, 604 - half, 596 + half, 1250, 46);
  const ends = flag(kit, 'fringe')
    ? `${row}<g transform="translate(0 1500) scale(1 -1)">${row}</g>`
    : '';
  const pile = flag(kit, 'shaggy') ? shag(kit, half) : '';
  return {
    art: ends + pile + panel(kit, d, { ...soft, blockFrom: 760 }) + clipped(kit, d, border),
    place: 'lie',
    shade: [d],
    focus: { x: 420, y: 1120, zoom: 2.2 },
  };
};

const clipped = (kit: Kit, d: string, art: string) =>
  art ? `<g clip-path="${kit.sheet.clip(d)}">${art}</g>` : '';

function rugBorder(kit: Kit, half: number): string {
  const ink = contrast(kit.hex, 0.5);
  return `<path d="${box(636 - half, 286, half * 2 - 72, 928)}" fill="none" stroke="${ink}" stroke-width="16" stroke-opacity=".7"/>`;
}

/** A woven edge all around. */
const edge = (kit: Kit, half: number): string =>
  `<path d="${box(600 - half, 250, half * 2, 1000)}" fill="none" stroke="${darken(kit.hex, 0.35)}" stroke-width="52"/>`;

/** The dark lozenges of a Berber rug, knotted by heart: no line is quite straight. */
function berber(kit: Kit): string {
  let d = '';
  for (let y = 250; y < 1260; y += 250) {
    for (let x = 240; x < 970; x += 240) {
      const j = () => kit.rng.jitter(12);
      d += `M${x + 120 + j()} ${y + j()}L${x + 240 + j()} ${y + 125 + j()}L${x + 120 + j()} ${y + 250 + j()}L${x + j()} ${y + 125 + j()}Z`;
    }
  }
  return `<path d="${d}" fill="none" stroke="#3b2c20" stroke-width="13" stroke-linejoin="round" stroke-opacity=".85"/>`;
}

/** Strips of cloth as they came to hand. */
function rags(kit: Kit): string {
  const tones = [
    lighten(kit.hex, 0.5),
    darken(kit.hex, 0.3),
    '#f1ece2',
    mix(kit.hex, '#26344d', 0.6),
    mix(kit.hex, '#b5533c', 0.35),
    kit.hex,
  ];
  let art = '';
  for (let y = 250; y < 1250; ) {
    const h = kit.rng.between(12, 36);
    art += `<rect x="200" y="${y.toFixed(1)}" width="800" height="${h.toFixed(1)}" fill="${kit.rng.pick(tones)}" fill-opacity=".9"/>`;
    y += h;
  }
  return art;
}

/** Circles in circles, from dark outside to almost white in the heart. */
const fading = (kit: Kit): string =>
  [470, 400, 330, 260, 190, 120, 60]
    .map(
      (r, i) =>
        `<path d="${oval(CX, 750, r, r)}" fill="${mix(darken(kit.hex, 0.2), '#f4f1e8', i / 6.6)}"/>`,
    )
    .join('');

/** Long pile that stands out over the edge. */
function shag(kit: Kit, half: number): string {
  let d = '';
  for (let i = 0; i < 420; i++) {
    const [x, y] = [600 - half + kit.rng.between(0, half * 2), kit.rng.chance(0.5) ? 252 : 1248];
    const [u, v] = [kit.rng.chance(0.5) ? 602 - half : 598 + half, kit.rng.between(250, 1250)];
    d += `M${x.toFixed(0)} ${y}l${kit.rng.jitter(12).toFixed(0)} ${y < 500 ? -22 : 24}M${u} ${v.toFixed(0)}l${u < 600 ? -20 : 20} ${kit.rng.jitter(12).toFixed(0)}`;
  }
  return `<path d="${d}" stroke="${darken(kit.hex, 0.15)}" stroke-width="8" stroke-linecap="round"/>`;
}

/** A bath mat from above. */
export const drawBathMat: Draw = (kit) => {
  if (flag(kit, 'slats')) return slats(kit);
  const round = flag(kit, 'round');
  const d = round ? oval(CX, 760, 440, 330) : box(160, 500, 880, 520, 40);
  const tufts = surfaceTile(kit, 'terry', 90) ?? kit.hex;
  const ribs = Array.from({ length: 12 }, (_, i) => `M180 ${540 + i * 40}H1020`).join('');
  const grooves = round
    ? [250, 180, 100].map((r) => oval(CX, 760, r * 1.5, r * 1.12)).join('')
    : ribs;
  const pattern = patternTile(kit, 70);
  const art =
    panel(kit, d, { surface: 'terry', soft: 16, round: 0.7, step: 0 }) +
    `<path d="${d}" fill="${tufts}"/>` +
    (pattern
      ? `<path d="${d}" fill="${pattern}" fill-opacity="${kit.params.motif === 'bumps' ? 1 : 0.75}"/>`
      : `<g clip-path="${kit.sheet.clip(d)}">${seam(kit.hex, grooves, 6)}</g>`) +
    stitching(kit.hex, round ? oval(CX, 760, 420, 312) : box(182, 522, 836, 476, 30));
  return { art, place: 'lie', shade: [d], focus: { x: 360, y: 640, zoom: 2.2 } };
};

/** A mat of wooden slats, with room between them for the water. */
function slats(kit: Kit): Drawing {
  const d = box(180, 480, 840, 560, 6);
  const under = [260, 600, 900].map((x) =>
    wood(kit, box(x, 480, 44, 560), darken(kit.hex, 0.4), 90),
  );
  const boards = Array.from({ length: 9 }, (_, i) =>
    wood(kit, box(180, 486 + i * 62 + kit.rng.jitter(0.6), 840, 46, 6), kit.hex),
  );
  return {
    art: `<path d="${d}" fill="#2b2118" fill-opacity=".35"/>${under.join('')}${boards.join('')}`,
    place: 'lie',
    shade: [d],
    focus: { x: 380, y: 640, zoom: 2.2 },
  };
}
