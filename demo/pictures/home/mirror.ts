import { darken, lighten } from '../base/colour';
import { choice, type Draw, flag } from '../base/kit';
import { box, mirrored, n, oval } from '../base/path';
import { slab } from '../base/solid';

const CX = 600;

/** A mirror: round, an arch, or a rectangle. */
export const drawMirror: Draw = (kit) => {
  const form = choice(kit, 'shape', ['round', 'arch', 'rect']);
  const thick = 22 + kit.rng.int(0, 4);
  const board = flag(kit, 'ledge') ? slab(kit, CX - 350, 1180, 700, 34, kit.hex) : '';
  const d = {
    round: oval(CX, 750, 400, 400),
    arch: mirrored(
      CX,
      [0, 300],
      [
        [166, 300, 300, 434, 300, 600],
        [300, 1230],
        [0, 1230],
      ],
    ),
    rect: box(CX - 320, 300, 640, 920, 14),
  }[form];
  const glass = kit.sheet.linear(
    [0, 0],
    [1, 1],
    [
      [0, '#f1f0ea'],
      [0.35, '#c9cdc9'],
      [0.5, '#e6e6df'],
      [0.72, '#b9beba'],
      [1, '#d9dad3'],
    ],
  );
  const flash = `<g clip-path="${kit.sheet.clip(d)}"><path d="M200 900L760 200H900L240 1100Z" fill="#fff" fill-opacity=".3"/><path d="M420 1300L1040 420V520L500 1300Z" fill="#fff" fill-opacity=".2"/><path d="M180 1120H1020V1300H180Z" fill="#8a8272" fill-opacity=".16"/></g>`;
  const frame = `<path d="${d}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="${thick + 3}"/><path d="${d}" fill="none" stroke="${kit.hex}" stroke-width="${thick}"/><path d="${d}" fill="none" stroke="${lighten(kit.hex, 0.65)}" stroke-width="${n(thick * 0.22)}" stroke-opacity=".6" transform="translate(${n(-thick * 0.16)} ${n(-thick * 0.2)})"/>`;
  return {
    art: `<path d="${d}" fill="${glass}"/>${flash}<g filter="${kit.sheet.blur(9)}" clip-path="${kit.sheet.clip(d)}"><path d="${d}" fill="none" stroke="#2b2118" stroke-width="${thick + 22}" stroke-opacity=".4"/></g>${frame}${board}`,
    place: form === 'arch' ? 'floor' : 'wall',
    shade: [d],
    focus: { x: 420, y: 520, zoom: 2 },
  };
};
