import { panel } from '../base/cloth';
import { darken, lighten, mix } from '../base/colour';
import { choice, type Draw, type Drawing, flag, type Kit, tone as toneOf } from '../base/kit';
import { box, mirrored, n } from '../base/path';
import { button, metal, seam, stitching, zip } from '../base/trims';
import { done, strap } from './bag-parts';
import { brief, bucket, hobo, weekender } from './soft-bags';

const CX = 600;
const BASE = 1190;

/** A bag to carry: shopper, crossbody, bucket or weekender. */
export const drawBag: Draw = (kit) => {
  const style = choice(kit, 'style', [
    'shopper',
    'crossbody',
    'bucket',
    'weekender',
    'brief',
    'hobo',
  ]);
  return { shopper, crossbody, bucket, weekender, brief, hobo }[style](kit);
};

function shopper(kit: Kit): Drawing {
  const { rng } = kit;
  const w = 300 + rng.jitter(20);
  const top = 560 + rng.jitter(30);
  const surface = 'leather';
  const d = mirrored(
    CX,
    [0, top + 16],
    [
      [w * 0.6, top + 14, w + 24, top],
      [w + 10, (top + BASE) / 2, w - 24, BASE - 26],
      [w - 28, BASE, w - 60, BASE],
      [0, BASE + 2],
    ],
  );
  const inside = mirrored(
    CX,
    [0, top - 26],
    [
      [w * 0.7, top - 26, w + 24, top],
      [w * 0.6, top + 16, 0, top + 18],
    ],
  );
  const drop = 290 + rng.jitter(40);
  const handle = (dx: number, dy: number) =>
    `M${CX - 150 + dx} ${top + 80 + dy}C${CX - 150 + dx} ${top - drop} ${CX + 150 + dx} ${top - drop} ${CX + 150 + dx} ${top + 80 + dy}`;
  const tone = toneOf(kit, 'trim', kit.hex);
  const tabs = [-150, 150]
    .map(
      (x) =>
        panel({ ...kit, hex: tone }, box(CX + x - 24, top + 46, 48, 96, 8), {
          surface: 'leather',
          step: 0,
          soft: 5,
        }) + button(CX + x, top + 120, 8, '#b79a5c', false),
    )
    .join('');
  const folds = [
    {
      d: `M${CX - w + 20} ${top + 40}Q${CX - w + 90} ${BASE - 250} ${CX - w + 60} ${BASE}`,
      width: 40,
      tone: -0.16,
    },
    {
      d: `M${CX + w - 60} ${top + 30}Q${CX + w - 130} ${BASE - 300} ${CX + w - 80} ${BASE}`,
      width: 36,
      tone: -0.24,
    },
    {
      d: `M${CX - 90} ${top + 60}Q${CX - 60} ${BASE - 200} ${CX - 110} ${BASE}`,
      width: 44,
      tone: 0.18,
    },
    { d: `M${CX - w} ${BASE - 20}H${CX + w}`, width: 30, tone: -0.3, open: 'both' as const },
  ];
  const body = panel(kit, d, {
    surface,
    folds,
    soft: 16,
    round: 0.7,
    blockFrom: (top + BASE) / 2 + 80,
    step: 56,
  });
  const edge = stitching(
    kit.hex,
    `M${n(CX - w - 16)} ${top + 24}Q${CX} ${top + 42} ${n(CX + w + 16)} ${top + 24}`,
  );
  return done(
    strap(handle(24, -76), 30, darken(tone, 0.2)) +
      `<path d="${inside}" fill="${darken(kit.hex, 0.6)}"/>` +
      body +
      (flag(kit, 'patches') ? patches(kit, d, top) : '') +
      (flag(kit, 'quilted') ? quilted(kit, d, top) : '') +
      edge +
      tabs +
      strap(handle(0, 0), 30, tone),
    w,
    { x: 540, y: top + 80, zoom: 2.1 },
  );
}

function crossbody(kit: Kit): Drawing {
  const { rng } = kit;
  const w = 270 + rng.jitter(20);
  const top = 740 + rng.jitter(20);
  const d = mirrored(
    CX,
    [0, top],
    [
      [w - 30, top],
      [w, top, w, top + 40],
      [w + 10, BASE - 60],
      [w + 8, BASE, w - 60, BASE],
      [0, BASE + 2],
    ],
  );
  const low = top + (BASE - top) * (0.58 + rng.jitter(0.06));
  const round = flag(kit, 'round');
  const zipped = flag(kit, 'zip');
  const flap = round
    ? mirrored(
        CX,
        [0, top - 14],
        [
          [w - 20, top - 14],
          [w + 8, top - 10, w + 8, top + 30],
          [w + 12, low - 80],
          [w * 0.9, low + 20, 0, low + 24],
        ],
      )
    : mirrored(
        CX,
        [0, top - 14],
        [
          [w - 20, top - 14],
          [w + 8, top - 10, w + 8, top + 30],
          [w + 12, low - 20],
          [w, low, w - 30, low],
          [0, low],
        ],
      );
  const long = `M${CX - w + 8} ${top + 30}C${CX - w - 60} ${top - 330} ${CX - 200} 270 ${CX - 20} 268C${CX + 170} 270 ${CX + w + 70} ${top - 320} ${CX + w - 8} ${top + 30}`;
  const rings = [-1, 1].map((s) => metal(`M${CX + s * w - 16} ${top + 2}h32v36h-32z`, 7)).join('');
  const lock =
    panel({ ...kit, hex: '#b79a5c' }, box(CX - 26, low - 34, 52, 66, 10), {
      surface: 'smooth',
      step: 0,
      soft: 5,
    }) + metal(`M${CX} ${low - 14}v20`, 7);
  const shine = `<g filter="${kit.sheet.blur(14, 0.3)}"><path d="M${CX - w + 50} ${top + 30}Q${CX - 60} ${top + 10} ${CX + 60} ${top + 26}" stroke="${lighten(kit.hex, 0.8)}" stroke-opacity=".35" stroke-width="30" fill="none"/></g>`;
  return done(
    (flag(kit, 'chain')
      ? `<path d="${long}" fill="none" stroke="#6a5228" stroke-width="17" stroke-dasharray="16 7"/><path d="${long}" fill="none" stroke="#d8bd72" stroke-width="10" stroke-dasharray="16 7"/>`
      : strap(long, 22, kit.hex)) +
      panel(kit, d, { surface: 'leather', soft: 14, round: 0.9, blockFrom: BASE - 120 }) +
      stitching(
        kit.hex,
        `M${CX - w + 12} ${low + 40}V${BASE - 50}q0 30 40 34H${CX + w - 52}q40 -4 42 -34V${low + 40}`,
      ) +
      (zipped
        ? zip(CX - w + 40, top + 46, CX + w - 40, top + 46, '#b79a5c', kit.hex)
        : `<g transform="translate(0 12)" filter="${kit.sheet.blur(8)}"><path d="${flap}" fill="#120c08" fill-opacity=".4"/></g>${panel(kit, flap, { surface: 'leather', soft: 14, round: 0.8 })}`) +
      shine +
      (zipped
        ? ''
        : stitching(
            kit.hex,
            round
              ? `M${CX - w + 4} ${low - 84}Q${CX - w * 0.86} ${low + 6} ${CX} ${low + 10}Q${CX + w * 0.86} ${low + 6} ${CX + w - 4} ${low - 84}`
              : `M${CX - w} ${low - 14}H${CX + w}`,
          )) +
      rings +
      (zipped ? '' : lock),
    w,
    { x: 600, y: low, zoom: 2.2 },
  );
}

/** Fields of worn denim, each of another wash, with a back pocket that stayed on. */
function patches(kit: Kit, d: string, top: number): string {
  const tones = [
    kit.hex,
    lighten(kit.hex, 0.3),
    mix(kit.hex, '#7f9cc4', 0.7),
    darken(kit.hex, 0.3),
    mix(kit.hex, '#4a6fa5', 0.7),
  ];
  const cells = [
    [230, top, 250, 240],
    [480, top, 230, 330],
    [710, top, 270, 220],
    [230, top + 240, 250, 420],
    [480, top + 330, 300, 340],
    [780, top + 220, 210, 430],
  ];
  const art = cells
    .map(([x, y, w, h], i) => {
      const hex = tones[i % tones.length] as string;
      const cell = box(x ?? 0, y ?? 0, w ?? 0, h ?? 0);
      return (
        panel({ ...kit, hex }, cell, { surface: 'denim', soft: 8, round: 0.2, step: 0 }) +
        stitching(hex, cell, '#c08a4a')
      );
    })
    .join('');
  const pocket = `M540 ${top + 380}h180l-8 160l-82 46l-82 -46z`;
  return `<g clip-path="${kit.sheet.clip(d)}">${art}${panel({ ...kit, hex: lighten(kit.hex, 0.18) }, pocket, { surface: 'denim', soft: 6, step: 0 })}${stitching(kit.hex, pocket, '#c08a4a')}</g>`;
}

/** Padded cloth, stitched in lozenges. */
function quilted(kit: Kit, d: string, top: number): string {
  let lines = '';
  for (let i = -8; i < 16; i++)
    lines += `M${200 + i * 90} ${top - 20}l700 700M${1000 - i * 90} ${top - 20}l-700 700`;
  return `<g clip-path="${kit.sheet.clip(d)}">${seam(kit.hex, lines, 4)}</g>`;
}
