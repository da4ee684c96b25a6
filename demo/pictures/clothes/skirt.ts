import { deep, type Fold, panel } from '../base/cloth';
import { darken, lighten } from '../base/colour';
import { choice, type Draw, flag, type Kit, recolour } from '../base/kit';
import { mirrored, n, trace } from '../base/path';
import { button, metal, seam, stitching, zip } from '../base/trims';
import { CX } from './cut';
import { placket } from './shirt-parts';

/** Folds that fall from a waist and widen towards a hem. */
export function skirtFolds(
  kit: Kit,
  top: number,
  bottom: number,
  waist: number,
  hem: number,
  count: number,
  depth = 1,
): Fold[] {
  const folds: Fold[] = [];
  for (let i = 0; i < count; i++) {
    const at = ((i + 0.5) / count) * 2 - 1 + kit.rng.jitter(0.5 / count);
    const [x1, x2] = [at * waist * 0.95, at * hem * 0.97];
    const start = top + (i % 3 === 0 ? 6 : kit.rng.between(20, (bottom - top) * 0.4));
    const line = (dx: number) =>
      trace(
        CX,
        1,
        [x1 + dx * 0.3 + (x2 - x1) * ((start - top) / (bottom - top)), start],
        [
          [
            x1 + (x2 - x1) * 0.35 + dx * 0.5 + kit.rng.jitter(10),
            (start + bottom) / 2,
            x2 + dx,
            bottom + 20,
          ],
        ],
      );
    folds.push({ d: line(0), width: kit.rng.between(16, 26), tone: -0.3 * depth, open: 'end' });
    folds.push({ d: line(26), width: kit.rng.between(12, 20), tone: 0.26 * depth, open: 'end' });
  }
  return folds;
}

export function wavyHem(hem: number, y: number, dip: number): number[][] {
  return [
    [hem * 0.86, y + dip * 0.9, hem * 0.8, y + dip * 0.2, hem * 0.6, y + dip],
    [hem * 0.45, y + dip * 1.7, hem * 0.35, y + dip * 0.5, hem * 0.18, y + dip * 1.2],
    [hem * 0.08, y + dip * 1.5, 0, y + dip * 1.1],
  ];
}

/** From the waist to the middle of the thigh, the knee, the calf and the ankle. */
const LENGTHS = { mini: 570, knee: 800, midi: 1000, maxi: 1240 } as const;

/** A skirt on its waistband. */
export const drawSkirt: Draw = (kit) => {
  const form = choice(kit, 'shape', ['a', 'pencil', 'pleated', 'straight', 'tiered']);
  const length = choice(kit, 'length', ['midi', 'mini', 'knee', 'maxi']);
  const { rng } = kit;
  const top = 300;
  const y = top + LENGTHS[length] + rng.jitter(20);
  const w = 172 + rng.jitter(10);
  const narrow = form === 'pencil' || form === 'straight';
  const hem =
    form === 'straight'
      ? 262
      : form === 'pencil'
        ? 214
        : ({ a: 300, pleated: 330, tiered: 370 }[form] ?? 300) + (y - 780) * 0.16;
  const hip = narrow ? 240 : w + (hem - w) * (form === 'tiered' ? 0.36 : 0.46);
  const k = Math.min(1, (y - top) / 700);
  const hipY = top + (narrow ? 290 : 250) * k;
  // The side runs on without a corner where it leaves the hip.
  const fall = (hem - hip) / (y - hipY);
  const broad = form === 'pleated' && flag(kit, 'broadPleats');
  const tail = narrow
    ? [[hem * 0.5, y + 10, 0, y + 10]]
    : broad
      ? steppedHem(hem, y)
      : form === 'pleated'
        ? zigzag(hem, y)
        : wavyHem(hem, y, 24);
  const d = mirrored(
    CX,
    [0, top + 10],
    [
      [w * 0.6, top + 8, w, top],
      [w + 12, top + 80 * k, hip - fall * 100 * k, hipY - 100 * k, hip, hipY],
      [hip + fall * 180 * k, hipY + 180 * k, hem, y],
      ...tail,
    ],
  );
  const folds = broad
    ? []
    : form === 'pleated'
      ? pleats(top + 40, y, w, hem)
      : form === 'a'
        ? skirtFolds(kit, top + 30, y, w, hem, 9)
        : skirtFolds(kit, top + 60, y, w, hip, 5, 0.5);
  const surface = form === 'pleated' ? 'satin' : 'twill';
  const art = panel(kit, d, {
    surface,
    folds,
    soft: form === 'pleated' ? 5 : 11,
    blockFrom: y - 220,
    step: 44,
  });
  const band = mirrored(
    CX,
    [0, top + 4],
    [
      [w * 0.6, top + 2, w - 2, top - 6],
      [w + 5, top + 46],
      [w * 0.6, top + 56, 0, top + 58],
    ],
  );
  const detail =
    narrow && kit.back
      ? seam(kit.hex, `M${CX} ${top + 58}V${y - 180}`) +
        `<path d="M${CX - 3} ${y - 180}l-9 192h22z" fill="${darken(kit.hex, 0.6)}"/>`
      : skirtDetail(kit, top, y, w, hem);
  const strapped = kit.params.detail === 'strap' && !kit.back;
  return {
    art:
      art +
      (broad ? flatPleats(kit, d, [top, hipY, y], [w, hip, hem]) : '') +
      detail +
      panel(kit, band, { surface, round: 0.6, soft: 6 }) +
      stitching(kit.hex, `M${n(CX - w)} ${top + 42}Q${CX} ${top + 58} ${n(CX + w)} ${top + 42}`) +
      (strapped ? sideStrap(kit, top, w) : ''),
    shade: [d, band],
    place: 'hang',
    focus: { x: 600, y: 440, zoom: 2 },
  };
};

function zigzag(hem: number, y: number): number[][] {
  const out: number[][] = [];
  for (let i = 1; i <= 9; i++)
    out.push([hem * (1 - (i - 0.35) / 9), y + 16], [hem * (1 - i / 9), y + 3 + i]);
  return out;
}

function pleats(top: number, bottom: number, waist: number, hem: number): Fold[] {
  const folds: Fold[] = [];
  const half = 9;
  for (let i = -half; i <= half; i++) {
    const at = i / half;
    folds.push({
      d: trace(CX, 1, [at * waist, top], [[at * hem, bottom + 14]]),
      width: 9,
      tone: -0.6,
      open: 'both',
    });
    folds.push({
      d: trace(CX, 1, [(at + 0.03) * waist, top], [[(at + 0.045) * hem, bottom + 14]]),
      width: 9,
      tone: 0.4,
      open: 'both',
    });
  }
  return folds;
}

/** Where broad pleats end, as shares of half the skirt: the one in the middle lies over its neighbours. */
const EDGES = [5 / 7, 3 / 7, 1 / 7];

const steppedHem = (hem: number, y: number): number[][] => [
  ...EDGES.flatMap((at, i) => [
    [hem * at + 5, y + 8 + i * 5],
    [hem * at, y + 18 + i * 5],
  ]),
  [0, y + 30],
];

/** Broad pleats that lie flat: each has one sharp edge and the shadow that it throws; stitched down at the top. */
function flatPleats(
  kit: Kit,
  clipTo: string,
  [top, hip, bottom]: readonly [number, number, number],
  [w, wHip, hem]: readonly [number, number, number],
): string {
  const end = hip - 40;
  const ink = deep(kit.hex);
  const parts = ([-1, 1] as const).flatMap((s) =>
    EDGES.map((at) => {
      const edge = [
        [at * w, top + 56],
        [at * (w + (wHip - w) * 0.62), top + (hip - top) * 0.6, at * wHip, hip],
        [at * hem, bottom + 30],
      ] as const;
      const [start, ...steps] = edge;
      const line = trace(CX, s, start, steps);
      const stitched = trace(CX, s, [at * w - 7, top + 60], [[at * wHip - 13, end]]);
      const from = at * wHip;
      const under = `${trace(
        CX,
        s,
        [from, end],
        [
          [at * hem, bottom + 30],
          [at * hem + 40, bottom + 30],
        ],
      )}Z`;
      const fall = kit.sheet.linear(
        [s === 1 ? 0 : 1, 0],
        [s === 1 ? 1 : 0, 0.08],
        [
          [0, ink, 0.2],
          [0.62, ink, 0.5],
          [1, ink, 0],
        ],
      );
      const face = trace(CX, s, [from - 6, end], [[at * hem - 10, bottom + 30]]);
      return (
        `<path d="${under}" fill="${fall}"/>` +
        `<path d="${face}" fill="none" stroke="${lighten(kit.hex, 0.7)}" stroke-width="7" stroke-opacity=".22"/>` +
        seam(kit.hex, line, 2.6) +
        stitching(kit.hex, stitched)
      );
    }),
  );
  return `<g clip-path="${kit.sheet.clip(clipTo)}">${parts.join('')}</g>`;
}

/** The leather strap at the side of a waistband. */
function sideStrap(kit: Kit, top: number, w: number): string {
  const leather = '#5a3a22';
  const [from, to] = [CX + w * 0.36, CX + w + 2];
  const strap = `M${n(from + 12)} ${top + 12}L${n(to)} ${top + 4}V${top + 36}L${n(from + 12)} ${top + 42}Q${n(from - 12)} ${top + 27} ${n(from + 12)} ${top + 12}Z`;
  const buckle = CX + w * 0.66;
  return (
    `<path d="${strap}" fill="#120c08" fill-opacity=".35" transform="translate(2 6)"/>` +
    panel(recolour(kit, leather), strap, { surface: 'smooth', step: 0, soft: 5, round: 0.6 }) +
    stitching(leather, strap, '#c79a64') +
    metal(`M${n(buckle)} ${top + 2}h36v42h-36zM${n(buckle + 2)} ${top + 24}h34`, 6)
  );
}

/** What a skirt shows at its front: buttons, a wrap, pockets, panels, tiers or a strap. */
function skirtDetail(kit: Kit, top: number, y: number, w: number, hem: number): string {
  const kind = choice(kit, 'detail', [
    'none',
    'buttons',
    'wrap',
    'jeans',
    'pockets',
    'panels',
    'tiers',
    'strap',
  ]);
  const sides = [-1, 1] as const;
  if (kind === 'panels')
    return [-0.72, -0.36, 0, 0.36, 0.72]
      .map((t) =>
        seam(
          kit.hex,
          trace(CX, 1, [t * w, top + 58], [[t * (w + hem) * 0.5, (top + y) / 2, t * hem, y + 14]]),
          2.4,
        ),
      )
      .join('');
  if (kind === 'tiers')
    return [0.34, 0.66]
      .map((t) => {
        const at = top + (y - top) * t;
        const from = w + (hem - w) * 0.36;
        const half = from + ((hem - from) * (at - top - 250)) / (y - top - 250) - 4;
        const line = (dy: number) =>
          `M${n(CX - half)} ${n(at + dy)}Q${CX} ${n(at + 26 + dy)} ${n(CX + half)} ${n(at + dy)}`;
        const gather = (below: number, long: number) =>
          Array.from({ length: 34 }, (_, i) => {
            const x = CX - half + (i + 0.5) * (half / 17);
            const sag = 26 * (1 - ((x - CX) / half) ** 2) * 0.5;
            return `M${n(x)} ${n(at + sag + below)}q${n((x - CX) * 0.03)} ${long * 0.5} ${n((x - CX) * 0.06)} ${long + ((i * 37) % 60)}`;
          }).join('');
        return (
          `<path d="${line(20)}" fill="none" stroke="${deep(kit.hex)}" stroke-opacity=".4" stroke-width="34" filter="${kit.sheet.blur(9, 0.2)}"/>` +
          `<path d="${gather(4, 60)}" fill="none" stroke="${deep(kit.hex)}" stroke-opacity=".34" stroke-width="5" stroke-linecap="round"/>` +
          `<path d="${line(-7)}" fill="none" stroke="${lighten(kit.hex, 0.5)}" stroke-opacity=".4" stroke-width="7"/>` +
          seam(kit.hex, line(0), 4)
        );
      })
      .join('');
  if (kit.back) return seam(kit.hex, `M${CX} ${top + 58}V${top + 250}`, 3);
  if (kind === 'buttons') return placket(kit, top + 56, y + 22, 7, 42, 12, '#b07f45');
  if (kind === 'wrap')
    return (
      seam(
        kit.hex,
        `M${CX + w * 0.5} ${top + 56}Q${CX + w * 0.7} ${(top + y) / 2} ${CX + hem * 0.2} ${y + 26}`,
        3.6,
      ) +
      [
        `M${CX + w * 0.8} ${top + 30}q40 90 8 260l34 6q26 -170 -14 -270z`,
        `M${CX + w * 0.8} ${top + 30}q80 60 84 210l32 -6q-10 -150 -84 -212z`,
        `M${CX + w * 0.8} ${top + 30}q70 -50 96 4q-30 46 -96 6z`,
        `M${CX + w * 0.8} ${top + 30}q-70 -40 -90 14q40 40 90 -4z`,
      ]
        .map((d) => panel(kit, d, { soft: 6, step: 0 }))
        .join('')
    );
  if (kind === 'jeans') {
    const thread = '#c08a4a';
    return (
      seam(kit.hex, `M${CX} ${top + 58}V${top + 250}`, 2.4) +
      stitching(
        kit.hex,
        `M${CX + 44} ${top + 58}V${top + 190}Q${CX + 40} ${top + 236} ${CX + 4} ${top + 246}`,
        thread,
      ) +
      sides
        .map((s) =>
          stitching(
            kit.hex,
            trace(CX, s, [w - 84, top + 58], [[w - 76, top + 140, w + 34, top + 142]]),
            thread,
          ),
        )
        .join('') +
      stitching(
        kit.hex,
        `M${CX - hem + 4} ${y - 26}Q${CX} ${y - 12} ${CX + hem - 4} ${y - 26}`,
        thread,
      ) +
      button(CX, top + 26, 13, '#a8763e', false)
    );
  }
  if (kind === 'pockets')
    return sides
      .map((s) => {
        const x = CX + s * 128;
        const d = `M${x - 66} ${top + 130}h132v150q-66 26 -132 0z`;
        return panel(kit, d, { soft: 6, round: 0.4, turn: 90 }) + stitching(kit.hex, d);
      })
      .join('');
  if (kind === 'strap')
    return zip(CX + w * 0.9, top + 66, CX + w * 0.9 + 44, top + 196, '#a9a294', kit.hex);
  return '';
}
