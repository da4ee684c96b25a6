import { fringe } from '../accessories/scarf';
import { crease, panel } from '../base/cloth';
import { contrast, darken } from '../base/colour';
import { choice, type Draw, type Kit } from '../base/kit';
import { box, oval } from '../base/path';
import { patternOf, patternTile } from '../base/pattern';
import { surfaceTile } from '../base/texture';
import { seam, stitching } from '../base/trims';

const CX = 600;

/** A rug from above: rectangular with fringes, or round. */
export const drawRug: Draw = (kit) => {
  const form = choice(kit, 'shape', ['rect', 'round']);
  const { rng } = kit;
  const surface = rng.pick(['terry', 'wool', 'canvas'] as const);
  const soft = { surface, soft: 12, round: 0.35, step: 76 };
  if (form === 'round') {
    const d = oval(CX, 750, 470, 470);
    const rings =
      patternOf(kit) === 'plain' || patternOf(kit) === 'block'
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
  const d = box(240, 250, 720, 1000, 6);
  const border = patternOf(kit) === 'plain' ? rugBorder(kit) : '';
  const ends =
    fringe(kit, 244, 956, 1250, 46) +
    `<g transform="translate(0 1500) scale(1 -1)">${fringe(kit, 244, 956, 1250, 46)}</g>`;
  return {
    art: ends + crease(kit, panel(kit, d, { ...soft, blockFrom: 760 }) + border, 0.2),
    place: 'lie',
    shade: [d],
    focus: { x: 420, y: 1120, zoom: 2.2 },
  };
};

function rugBorder(kit: Kit): string {
  const ink = contrast(kit.hex, 0.5);
  const style = kit.rng.int(0, 2);
  if (style === 0)
    return `<path d="${box(276, 286, 648, 928)}" fill="none" stroke="${ink}" stroke-width="16" stroke-opacity=".7"/><path d="${box(304, 314, 592, 872)}" fill="none" stroke="${ink}" stroke-width="4" stroke-opacity=".7"/>`;
  if (style === 1)
    return [360, 420, 1080, 1140]
      .map((y) => `<path d="M240 ${y}H960" stroke="${ink}" stroke-width="22" stroke-opacity=".7"/>`)
      .join('');
  let d = '';
  for (let y = 360; y <= 1140; y += 130)
    for (let x = 330; x <= 870; x += 135)
      d += `M${x} ${y - 46}L${x + 44} ${y}L${x} ${y + 46}L${x - 44} ${y}Z`;
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="9" stroke-opacity=".65"/>`;
}

/** A bath mat from above. */
export const drawBathMat: Draw = (kit) => {
  const round = kit.rng.chance(0.3);
  const d = round ? oval(CX, 760, 440, 330) : box(160, 500, 880, 520, 40);
  const tufts = surfaceTile(kit, 'terry', 90) ?? kit.hex;
  const ribs = Array.from({ length: 12 }, (_, i) => `M180 ${540 + i * 40}H1020`).join('');
  const grooves = round
    ? [250, 180, 100].map((r) => oval(CX, 760, r * 1.5, r * 1.12)).join('')
    : ribs;
  const pattern = patternTile(kit, 0, 70);
  const art =
    panel(kit, d, { surface: 'terry', soft: 16, round: 0.7, step: 0 }) +
    `<path d="${d}" fill="${tufts}"/>` +
    (pattern
      ? `<path d="${d}" fill="${pattern}" fill-opacity=".75"/>`
      : `<g clip-path="${kit.sheet.clip(d)}">${seam(kit.hex, grooves, 6)}</g>`) +
    stitching(kit.hex, round ? oval(CX, 760, 420, 312) : box(182, 522, 836, 476, 30));
  return { art, place: 'lie', shade: [d], focus: { x: 360, y: 640, zoom: 2.2 } };
};
