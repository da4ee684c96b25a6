import { panel } from '../base/cloth';
import { darken } from '../base/colour';
import { type Drawing, flag, type Kit, tone as toneOf } from '../base/kit';
import { box, mirrored, n } from '../base/path';
import { button, eyelet, metal, stitching, zip } from '../base/trims';
import { done, leatherOf, strap } from './bag-parts';

const CX = 600;
const BASE = 1190;

export function bucket(kit: Kit): Drawing {
  const { rng } = kit;
  const w = 240 + rng.jitter(16);
  const top = 600 + rng.jitter(20);
  const d = mirrored(
    CX,
    [0, top],
    [
      [w * 0.8, top - 4, w * 0.92, top + 10],
      [w * 0.8, top + 100, w + 20, top + 220, w + 22, BASE - 60],
      [w + 20, BASE - 10, w - 30, BASE],
      [0, BASE + 4],
    ],
  );
  const folds = Array.from({ length: 9 }, (_, i) => ({
    d: `M${n(CX + (i - 4) * w * 0.22)} ${top}Q${n(CX + (i - 4) * w * 0.2)} ${top + 80} ${n(CX + (i - 4) * w * 0.25)} ${top + 230 + rng.jitter(40)}`,
    width: 14,
    tone: i % 2 ? 0.35 : -0.45,
  }));
  const y = top + 70;
  const holes = [-3, -2, -1, 1, 2, 3]
    .map((i) => eyelet(CX + i * w * 0.24, y + 8 - Math.abs(i) * 3, 9, '#b79a5c'))
    .join('');
  const cord = `M${CX - w * 0.72} ${y}Q${CX - w * 0.6} ${y + 12} ${CX - w * 0.48} ${y + 2}M${CX - w * 0.24} ${y + 8}Q${CX} ${y + 26} ${CX + w * 0.24} ${y + 8}M${CX + w * 0.48} ${y + 2}Q${CX + w * 0.6} ${y + 12} ${CX + w * 0.72} ${y}`;
  const ends = `M${CX - 14} ${y + 18}q-50 100 -34 230M${CX + 14} ${y + 18}q40 90 40 190`;
  const long = `M${CX - w * 0.8} ${top + 60}C${CX - w - 60} 300 ${CX - 140} 250 ${CX} 250C${CX + 140} 250 ${CX + w + 60} 300 ${CX + w * 0.8} ${top + 60}`;
  const inside = mirrored(
    CX,
    [0, top - 34],
    [
      [w * 0.7, top - 34, w * 0.9, top + 6],
      [w * 0.6, top + 16, 0, top + 16],
    ],
  );
  const base = mirrored(
    CX,
    [0, BASE - 96],
    [
      [w * 0.7, BASE - 98, w + 22, BASE - 112],
      [w + 24, BASE - 60],
      [w + 20, BASE - 10, w - 30, BASE],
      [0, BASE + 4],
    ],
  );
  return done(
    strap(long, 26, kit.hex) +
      `<path d="${inside}" fill="${darken(kit.hex, 0.6)}"/>` +
      panel(kit, d, { surface: 'leather', folds, soft: 12, round: 1, step: 50 }) +
      panel(kit, base, {
        surface: 'leather',
        step: 0,
        soft: 10,
        fill: toneOf(kit, 'trim', darken(kit.hex, 0.12)),
      }) +
      stitching(
        kit.hex,
        `M${CX - w - 18} ${BASE - 102}Q${CX} ${BASE - 84} ${CX + w + 18} ${BASE - 102}`,
      ) +
      holes +
      strap(cord, 10, darken(kit.hex, 0.2)) +
      strap(ends, 10, darken(kit.hex, 0.2)) +
      button(CX - 48, y + 252, 14, '#b79a5c', false) +
      button(CX + 54, y + 212, 14, '#b79a5c', false),
    w,
    { x: 600, y: top + 140, zoom: 2.2 },
  );
}

export function weekender(kit: Kit): Drawing {
  const { rng } = kit;
  const w = 420 + rng.jitter(16);
  const top = 690 + rng.jitter(20);
  const tone = toneOf(kit, 'trim', leatherOf(kit));
  const d = mirrored(
    CX,
    [0, top],
    [
      [w * 0.5, top, w - 60, top + 8],
      [w, top + 20, w + 8, top + 110],
      [w + 14, BASE - 60],
      [w + 10, BASE, w - 60, BASE],
      [0, BASE + 2],
    ],
  );
  const corner = [-1, 1]
    .map((s) =>
      panel(
        { ...kit, hex: tone },
        `M${CX + s * (w + 12)} ${BASE - 150}Q${CX + s * (w - 110)} ${BASE - 140} ${CX + s * (w - 150)} ${BASE + 1}H${CX + s * (w - 50)}Q${CX + s * (w + 10)} ${BASE - 4} ${CX + s * (w + 14)} ${BASE - 60}Z`,
        { surface: 'leather', step: 0, soft: 8 },
      ),
    )
    .join('');
  const handle = (dy: number) =>
    `M${CX - 170} ${BASE - 130}V${top + 60 + dy}C${CX - 168} ${top - 250 + dy} ${CX + 168} ${top - 250 + dy} ${CX + 170} ${top + 60 + dy}V${BASE - 130}`;
  const folds = [
    {
      d: `M${CX - w + 30} ${top + 60}Q${CX - w + 120} ${top + 240} ${CX - w + 60} ${BASE}`,
      width: 40,
      tone: -0.2,
    },
    { d: `M${CX - w} ${BASE - 20}H${CX + w}`, width: 30, tone: -0.3, open: 'both' as const },
  ];
  return done(
    strap(handle(-40), 32, darken(tone, 0.25)) +
      panel(kit, d, { surface: 'canvas', folds, soft: 16, blockFrom: BASE - 180, step: 60 }) +
      zip(CX - 300, top + 40, CX + 300, top + 40, '#b79a5c', kit.hex) +
      corner +
      (flag(kit, 'feet')
        ? [-300, -150, 0, 150, 300]
            .map(
              (x) =>
                `<circle cx="${CX + x}" cy="${BASE + 4}" r="15" fill="#b79a5c" stroke="#6a5228" stroke-width="2"/>`,
            )
            .join('')
        : '') +
      strap(handle(0), 34, tone) +
      [-1, 1]
        .map(
          (s) =>
            panel({ ...kit, hex: tone }, box(CX + s * 170 - 30, BASE - 190, 60, 100, 8), {
              surface: 'leather',
              step: 0,
              soft: 5,
            }) + metal(`M${CX + s * 170 - 22} ${BASE - 214}h44v30h-44z`, 6),
        )
        .join(''),
    w,
    { x: 460, y: top + 200, zoom: 2 },
  );
}

/** A flat case for a laptop: a flap, a handle, and a strap to take off. */
export function brief(kit: Kit): Drawing {
  const [w, top] = [390 + kit.rng.jitter(4), 690];
  const d = box(CX - w, top, w * 2, BASE - top, 26);
  const flap = mirrored(
    CX,
    [0, top - 12],
    [
      [w - 20, top - 12],
      [w + 4, top - 8, w + 4, top + 30],
      [w + 4, top + 240],
      [w, top + 268, w - 40, top + 270],
      [0, top + 276],
    ],
  );
  const handle = `M${CX - 110} ${top}C${CX - 110} ${top - 130} ${CX + 110} ${top - 130} ${CX + 110} ${top}`;
  const lock = (x: number) => metal(`M${CX + x - 24} ${top + 240}h48v62h-48z`, 7);
  return done(
    strap(handle, 32, darken(kit.hex, 0.1)) +
      panel(kit, d, { surface: 'leather', soft: 14, round: 0.7 }) +
      `<path d="${flap}" fill="#120c08" fill-opacity=".3" transform="translate(0 10)"/>` +
      panel(kit, flap, { surface: 'leather', soft: 13, round: 0.7 }) +
      stitching(kit.hex, `M${CX - w + 12} ${top + 254}H${CX + w - 12}`) +
      strap(
        `M${CX - 200} ${top + 200}v110M${CX + 200} ${top + 200}v110`,
        44,
        darken(kit.hex, 0.15),
      ) +
      lock(-200) +
      lock(200),
    w,
    { x: 460, y: top + 220, zoom: 2 },
  );
}

/** A soft bag that folds against the hip, with a broad strap and a zip. */
export function hobo(kit: Kit): Drawing {
  const top = 760 + kit.rng.jitter(6);
  const d = `M${CX - 300} ${top}Q${CX} ${top + 130} ${CX + 300} ${top}C${CX + 420} ${top + 150} ${CX + 400} ${BASE - 20} ${CX + 240} ${BASE}Q${CX} ${BASE + 14} ${CX - 240} ${BASE}C${CX - 400} ${BASE - 20} ${CX - 420} ${top + 150} ${CX - 300} ${top}Z`;
  const long = `M${CX - 296} ${top + 14}C${CX - 260} 380 ${CX - 130} 270 ${CX} 268C${CX + 130} 270 ${CX + 260} 380 ${CX + 296} ${top + 14}`;
  const folds = [-2, -1, 0, 1, 2].map((i) => ({
    d: `M${CX + i * 110} ${top + 70}Q${CX + i * 90} ${top + 220} ${CX + i * 130} ${BASE - 60}`,
    width: 26,
    tone: i % 2 ? 0.2 : -0.22,
  }));
  return done(
    strap(long, 60, kit.hex) +
      panel(kit, d, { surface: 'suede', folds, soft: 20, round: 1 }) +
      `<path d="M${CX - 270} ${top + 26}Q${CX} ${top + 136} ${CX + 270} ${top + 26}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="14"/><path d="M${CX - 270} ${top + 26}Q${CX} ${top + 136} ${CX + 270} ${top + 26}" fill="none" stroke="#b79a5c" stroke-width="6" stroke-dasharray="4 3"/>`,
    330,
    { x: 500, y: top + 140, zoom: 2.1 },
  );
}
