import { type Fold, outline, panel } from '../base/cloth';
import { contrast, darken, lighten, mix } from '../base/colour';
import { choice, type Draw, type Drawing, flag, type Kit } from '../base/kit';
import { mirrored, n, oval, type Point, smooth } from '../base/path';

const CX = 600;

function cushionPath(w: number, h: number, cy: number): string {
  const [b, c] = [w * 0.9, h * 0.9];
  const q: Point[] = [
    [-w, -h],
    [-w * 0.5, -c * 0.96],
    [0, -c * 0.92],
    [w * 0.5, -c * 0.96],
    [w, -h],
    [b * 1.0, -h * 0.5],
    [b * 0.985, 0],
    [b * 1.0, h * 0.5],
    [w, h],
    [w * 0.5, c * 0.97],
    [0, c * 0.95],
    [-w * 0.5, c * 0.97],
    [-w, h],
    [-b, h * 0.5],
    [-b * 0.985, 0],
    [-b, -h * 0.5],
  ];
  return smooth(
    q.map(([x, y]): Point => [CX + x, cy + y]),
    true,
  );
}

/** A filled cushion. */
export const drawCushion: Draw = (kit) => {
  const form = choice(kit, 'shape', ['square', 'oblong', 'round', 'pouf']);
  const { rng } = kit;
  const cy = 760;
  if (form === 'pouf') return pouf(kit);
  const surface = 'canvas';
  const [w, h] = form === 'oblong' ? [430, 270] : [400, 400];
  const d = form === 'round' ? oval(CX, cy, 400, 392) : cushionPath(w, h, cy);
  const corner = (sx: number, sy: number): Fold[] => [
    {
      d: `M${CX + sx * w * 0.95} ${cy + sy * h * 0.95}Q${CX + sx * w * 0.6} ${cy + sy * h * 0.72} ${CX + sx * w * (0.4 + rng.jitter(0.1))} ${cy + sy * h * 0.38}`,
      width: 16,
      tone: -0.22,
    },
    {
      d: `M${CX + sx * w * 0.88} ${cy + sy * h * 0.96}Q${CX + sx * w * 0.5} ${cy + sy * h * 0.8} ${CX + sx * w * 0.24} ${cy + sy * h * 0.6}`,
      width: 14,
      tone: 0.24,
    },
  ];
  const puckers: Fold[] =
    form === 'round'
      ? Array.from({ length: 22 }, (_, i) => {
          const a = (i * Math.PI) / 11;
          return {
            d: `M${n(CX + Math.cos(a) * 40)} ${n(cy + Math.sin(a) * 40)}Q${n(CX + Math.cos(a + 0.06) * 200)} ${n(cy + Math.sin(a + 0.06) * 196)} ${n(CX + Math.cos(a) * 384)} ${n(cy + Math.sin(a) * 376)}`,
            width: 18,
            tone: i % 2 ? 0.3 : -0.36,
          };
        })
      : [...corner(1, 1), ...corner(-1, 1), ...corner(1, -1), ...corner(-1, -1)];
  const light = kit.sheet.radial([0.4, 0.36], 0.75, [
    [0, '#fff', 0.26],
    [0.5, '#fff', 0],
    [1, '#1c130c', 0.4],
  ]);
  const middle =
    form === 'round'
      ? `<circle cx="${CX}" cy="${cy}" r="30" fill="${darken(kit.hex, 0.15)}" stroke="${darken(kit.hex, 0.5)}" stroke-width="2"/><circle cx="${CX - 6}" cy="${cy - 7}" r="14" fill="${lighten(kit.hex, 0.4)}" fill-opacity=".5"/>`
      : '';
  const piping = flag(kit, 'piping')
    ? `<path d="${d}" fill="none" stroke="${darken(kit.hex, 0.35)}" stroke-width="13"/><path d="${d}" fill="none" stroke="${contrast(kit.hex, 0.6)}" stroke-width="9"/>`
    : outline(kit.hex, d, 3);
  const art =
    panel(kit, d, { surface, folds: puckers, soft: 16, round: 1, blockFrom: cy, step: 62 }) +
    (flag(kit, 'quarters') ? quarters(kit, d, cy) : '') +
    `<path d="${d}" fill="${light}"/>` +
    piping +
    middle;
  return { art, place: 'lie', shade: [d], focus: { x: 420, y: 560, zoom: 2 } };
};

/** Four pieces of cloth, sewn together in the middle. */
function quarters(kit: Kit, d: string, cy: number): string {
  const tones = [
    mix(kit.hex, '#d9a441', 0.75),
    mix(kit.hex, '#efe3c8', 0.85),
    mix(kit.hex, '#b5533c', 0.7),
  ];
  const piece = (x: number, y: number, hex: string | undefined) =>
    `<rect x="${x}" y="${y}" width="600" height="600" fill="${hex}" fill-opacity=".92"/>`;
  return `<g clip-path="${kit.sheet.clip(d)}">${piece(600, cy - 600, tones[0])}${piece(0, cy, tones[1])}${piece(600, cy, tones[2])}<path d="M600 0V1500M0 ${cy}H1200" stroke="#2b2118" stroke-opacity=".4" stroke-width="3"/></g>`;
}

/** A low round seat of knitted cotton. */
function pouf(kit: Kit): Drawing {
  const base = 1200;
  const d = mirrored(
    CX,
    [0, 700],
    [
      [250, 694, 400, 760, 416, 940],
      [420, 1110, 320, base, 240, base + 4],
      [120, base + 10, 0, base + 10],
    ],
  );
  const ribs: Fold[] = Array.from({ length: 11 }, (_, i) => {
    const t = (i - 5) / 5;
    return {
      d: `M${n(CX + t * 60)} 704Q${n(CX + t * 480)} 900 ${n(CX + t * 260)} ${base}`,
      width: 20,
      tone: i % 2 ? 0.3 : -0.36,
    };
  });
  return {
    art:
      panel(kit, d, { surface: 'chunky', folds: ribs, soft: 16, round: 1.1, step: 0 }) +
      `<ellipse cx="${CX}" cy="716" rx="${40 + kit.rng.jitter(2)}" ry="12" fill="${darken(kit.hex, 0.25)}"/>`,
    place: 'floor',
    base,
    reach: 380,
    focus: { x: 480, y: 860, zoom: 2 },
  };
}
