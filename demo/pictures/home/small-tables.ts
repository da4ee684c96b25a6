import { darken, lighten } from '../base/colour';
import type { Drawing, Kit } from '../base/kit';
import { box, mirrored } from '../base/path';
import { fourFeet, rod, round, slab, wood } from '../base/solid';

const CX = 600;
const BASE = 1330;

/** A hollow column of glazed clay: a table, or a seat for a moment. */
export function column(kit: Kit): Drawing {
  const top = 830 + kit.rng.jitter(8);
  const d = mirrored(
    CX,
    [0, top],
    [
      [262, top],
      [276, top + 40, 210, top + 120, 200, (top + BASE) / 2],
      [210, BASE - 110, 262, BASE - 60, 256, BASE - 12],
      [180, BASE + 12, 0, BASE + 14],
    ],
  );
  const face = `<ellipse cx="${CX}" cy="${top}" rx="262" ry="44" fill="${lighten(kit.hex, 0.25)}" stroke="${darken(kit.hex, 0.35)}" stroke-width="2"/>`;
  return {
    art: round(kit, d, kit.hex, 'stone') + face,
    place: 'floor',
    base: BASE,
    reach: 256,
    focus: { x: CX, y: top + 60, zoom: 1.9 },
  };
}

/** A square bedside table with an open compartment above a drawer. */
export function nightstand(kit: Kit): Drawing {
  const [w, top, foot] = [290, 800 + kit.rng.jitter(6), 1270];
  const hex = kit.hex;
  const inside = `<path d="${box(CX - w + 30, top + 40, w * 2 - 60, 190)}" fill="${darken(hex, 0.55)}"/><path d="${box(CX - w + 30, top + 40, w * 2 - 60, 40)}" fill="#000" fill-opacity=".25"/>`;
  const books = ['#7b3b32', '#d9cdb8', '#3a4a63']
    .map(
      (c, i) =>
        `<path d="${box(CX - 170 + i * 8, top + 196 - i * 30, 230 - i * 30, 28, 3)}" fill="${c}" stroke="${darken(c, 0.4)}" stroke-width="1.5"/>`,
    )
    .join('');
  const edge = `<path d="${box(CX - w, top + 22, w * 2, 16)}" fill="#d8bd92"/>`;
  const drawer = wood(
    kit,
    box(CX - w + 30, top + 252, w * 2 - 60, foot - top - 280, 4),
    lighten(hex, 0.05),
  );
  const knob = `<circle cx="${CX}" cy="${(top + 252 + foot - 28) / 2}" r="15" fill="#d8bd92" stroke="#7a5f38" stroke-width="2"/>`;
  return {
    art:
      rod(`M${CX - w + 40} ${foot}V${BASE}M${CX + w - 40} ${foot}V${BASE}`, 26, '#c39a68') +
      wood(
        kit,
        `M${CX - w + 30} ${top - 34}H${CX + w - 30}L${CX + w} ${top + 22}H${CX - w}Z`,
        lighten(hex, 0.14),
      ) +
      wood(kit, box(CX - w, top + 22, w * 2, foot - top - 22, 4), hex) +
      edge +
      inside +
      books +
      drawer +
      knob,
    place: 'floor',
    base: BASE,
    reach: w,
    feet: fourFeet(w - 40, BASE, w - 70, BASE - 40),
    focus: { x: CX - 60, y: top + 140, zoom: 1.9 },
  };
}

/** A narrow desk with one drawer over its whole width, on steel legs. */
export function desk(kit: Kit): Drawing {
  const [top, w, base] = [800 + kit.rng.jitter(6), 500, 1300];
  const legs = `M${CX - w + 40} ${top + 40}V${base}M${CX + w - 40} ${top + 40}V${base}`;
  const rear = `M${CX - w + 90} ${top + 40}V${base - 64}M${CX + w - 90} ${top + 40}V${base - 64}M${CX - w + 90} ${base - 160}H${CX + w - 90}`;
  const slot = `<path d="${box(CX - 160, top - 58, 320, 14, 7)}" fill="${darken(kit.hex, 0.7)}"/>`;
  return {
    art:
      rod(rear, 15, '#5a554e') +
      wood(
        kit,
        `M${CX - w + 60} ${top - 76}H${CX + w - 60}L${CX + w} ${top}H${CX - w}Z`,
        lighten(kit.hex, 0.12),
      ) +
      slot +
      slab(kit, CX - w, top, w * 2, 26, kit.hex) +
      wood(kit, box(CX - w + 30, top + 26, w * 2 - 60, 96, 3), darken(kit.hex, 0.06)) +
      `<path d="${box(CX - 70, top + 62, 140, 16, 8)}" fill="#3a3632"/>` +
      rod(legs, 20, '#3a3632'),
    place: 'floor',
    base,
    reach: w - 20,
    feet: fourFeet(w - 40, base, w - 90, base - 64),
    focus: { x: CX - 60, y: top + 50, zoom: 1.9 },
  };
}
