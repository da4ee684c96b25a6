import { darken, lighten } from '../base/colour';
import type { Kit } from '../base/kit';
import { n } from '../base/path';

export const PLANTS = ['monstera', 'fern', 'cactus', 'ficus', 'basil', 'none'] as const;

type Plant = (typeof PLANTS)[number];

const GREENS = ['#3f6b45', '#4d7a4a', '#2f5a3e', '#5f8752'];

interface Blade {
  x: number;
  y: number;
  turn: number;
  size: number;
}

const put = (b: Blade, art: string) =>
  `<g transform="translate(${n(b.x)} ${n(b.y)}) rotate(${n(b.turn)}) scale(${b.size.toFixed(3)})">${art}</g>`;

function leafFill(kit: Kit, tone: string): string {
  return kit.sheet.linear(
    [0, 0],
    [1, 1],
    [
      [0, lighten(tone, 0.28)],
      [0.5, tone],
      [1, darken(tone, 0.45)],
    ],
  );
}

/** A split leaf, its stalk end at 0 0, growing upwards, about 200 units tall. */
function splitLeaf(kit: Kit, tone: string): string {
  const half = (s: number) =>
    `C${s * 60} 20 ${s * 112} -20 ${s * 112} -70L${s * 56} -62L${s * 116} -94C${s * 112} -120 ${s * 104} -136 ${s * 96} -146L${s * 48} -110L${s * 82} -166C${s * 68} -186 ${s * 50} -198 ${s * 40} -202L${s * 28} -152L${s * 26} -212C${s * 14} -222 0 -232 0 -236`;
  const d = `M0 0${half(1)}M0 0${half(-1)}`;
  const veins = [-30, -74, -116, -158]
    .map((y) => `M0 ${y}L54 ${y - 34}M0 ${y}L-54 ${y - 34}`)
    .join('');
  return `<path d="${d}" fill="${leafFill(kit, tone)}" stroke="${darken(tone, 0.5)}" stroke-width="2"/><path d="M0 0V-226${veins}" fill="none" stroke="${lighten(tone, 0.45)}" stroke-width="2.6" stroke-opacity=".6"/>`;
}

function ovalLeaf(kit: Kit, tone: string): string {
  return `<path d="M0 0C52 -30 60 -120 0 -190C-60 -120 -52 -30 0 0Z" fill="${leafFill(kit, tone)}" stroke="${darken(tone, 0.5)}" stroke-width="2"/><path d="M0 0Q6 -90 0 -182" fill="none" stroke="${lighten(tone, 0.5)}" stroke-width="3" stroke-opacity=".6"/>`;
}

function stalks(
  kit: Kit,
  cx: number,
  y: number,
  count: number,
  reach: number,
  rise: number,
  leaf: (tone: string) => string,
  size: number,
): string {
  let stems = '';
  const blades: string[] = [];
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    const order = Math.abs(t);
    const x = cx + t * reach + kit.rng.jitter(18);
    const top = y - rise * (1 - order * 0.55) + kit.rng.jitter(40);
    stems += `M${n(cx + t * 26)} ${n(y)}Q${n(cx + t * 40)} ${n((y + top) / 2 - 40)} ${n(x)} ${n(top)}`;
    blades.push(
      put(
        { x, y: top, turn: t * 74 + kit.rng.jitter(14), size: size * kit.rng.between(0.82, 1.12) },
        leaf(kit.rng.pick(GREENS)),
      ),
    );
  }
  return `<path d="${stems}" fill="none" stroke="#3d5a38" stroke-width="8" stroke-linecap="round"/>${blades.join('')}`;
}

function fern(kit: Kit, cx: number, y: number, scale: number): string {
  const fronds: string[] = [];
  for (let i = 0; i < 15; i++) {
    const t = (i / 14) * 2 - 1;
    const [ex, ey] = [
      cx + t * 330 * scale,
      y - (250 - Math.abs(t) * 190 + kit.rng.jitter(40)) * scale,
    ];
    const [mx, my] = [cx + t * 150 * scale, y - (300 - Math.abs(t) * 90) * scale];
    const tone = kit.rng.pick(GREENS);
    let d = '';
    for (let k = 2; k < 22; k++) {
      const u = k / 22;
      const px = (1 - u) ** 2 * cx + 2 * u * (1 - u) * mx + u * u * ex;
      const py = (1 - u) ** 2 * y + 2 * u * (1 - u) * my + u * u * ey;
      const dx = 2 * (1 - u) * (mx - cx) + 2 * u * (ex - mx);
      const dy = 2 * (1 - u) * (my - y) + 2 * u * (ey - my);
      const len = Math.hypot(dx, dy) || 1;
      const r = (1 - u) * 44 * scale + 8;
      for (const s of [1, -1]) {
        const [qx, qy] = [
          px + (-dy * s * r + dx * r * 0.5) / len,
          py + (dx * s * r + dy * r * 0.5) / len,
        ];
        d += `M${n(px)} ${n(py)}Q${n((px + qx) / 2 + (dx / len) * 6)} ${n((py + qy) / 2 - 4)} ${n(qx)} ${n(qy)}`;
      }
    }
    fronds.push(
      `<path d="M${cx} ${n(y)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}${d}" fill="none" stroke="${tone}" stroke-width="${n(8 * scale)}" stroke-linecap="round"/>`,
    );
  }
  return fronds.join('');
}

function cactus(kit: Kit, cx: number, y: number, scale: number): string {
  const tone = kit.rng.pick(['#4f7a56', '#5c8460', '#3f6b50']);
  const column = (x: number, foot: number, top: number, w: number) => {
    const d = `M${n(x - w)} ${n(foot)}C${n(x - w * 1.16)} ${n((foot + top) / 2)} ${n(x - w)} ${n(top)} ${n(x)} ${n(top)}C${n(x + w)} ${n(top)} ${n(x + w * 1.16)} ${n((foot + top) / 2)} ${n(x + w)} ${n(foot)}Z`;
    const ribs = [-0.66, -0.33, 0, 0.33, 0.66]
      .map(
        (t) =>
          `M${n(x + t * w)} ${n(foot)}Q${n(x + t * w * 1.2)} ${n((foot + top) / 2)} ${n(x + t * w * 0.4)} ${n(top + 8)}`,
      )
      .join('');
    const light = kit.sheet.linear(
      [0, 0],
      [1, 0],
      [
        [0, darken(tone, 0.3)],
        [0.3, lighten(tone, 0.3)],
        [0.6, tone],
        [1, darken(tone, 0.5)],
      ],
    );
    return `<path d="${d}" fill="${light}"/><path d="${ribs}" fill="none" stroke="${darken(tone, 0.5)}" stroke-width="4" stroke-opacity=".6"/><path d="${ribs}" fill="none" stroke="#f4ecd4" stroke-width="7" stroke-dasharray="2 22"/>`;
  };
  const arm =
    column(cx + 96 * scale, y - 130 * scale, y - 300 * scale, 30 * scale) +
    `<path d="M${n(cx + 40 * scale)} ${n(y - 120 * scale)}q${n(56 * scale)} 20 ${n(56 * scale)} ${n(-20 * scale)}" fill="none" stroke="${darken(tone, 0.12)}" stroke-width="${n(46 * scale)}" stroke-linecap="round"/>`;
  return (kit.rng.chance(0.6) ? arm : '') + column(cx, y + 10, y - 430 * scale, 74 * scale);
}

function ficus(kit: Kit, cx: number, y: number, scale: number): string {
  const trunk = `<path d="M${cx - 4} ${y}Q${cx + 14} ${n(y - 150 * scale)} ${cx - 6} ${n(y - 330 * scale)}M${cx + 6} ${y}Q${cx - 14} ${n(y - 170 * scale)} ${cx + 10} ${n(y - 330 * scale)}" fill="none" stroke="#6e5138" stroke-width="${n(15 * scale)}"/>`;
  const leaves: string[] = [];
  for (let i = 0; i < 64; i++) {
    const a = kit.rng.between(0, Math.PI * 2);
    const r = Math.sqrt(kit.rng.between(0.02, 1)) * 225 * scale;
    leaves.push(
      put(
        {
          x: cx + Math.cos(a) * r,
          y: y - 430 * scale + Math.sin(a) * r * 0.85,
          turn: kit.rng.jitter(150),
          size: 0.44 * scale * kit.rng.between(0.8, 1.2),
        },
        ovalLeaf(kit, kit.rng.pick(GREENS)),
      ),
    );
  }
  return trunk + leaves.join('');
}

/** A plant that grows from the pot mouth at cx, y; `scale` 1 is about 500 units tall. */
export function drawPlant(kit: Kit, plant: Plant, cx: number, y: number, scale = 1): string {
  if (plant === 'none') return '';
  if (plant === 'fern') return fern(kit, cx, y, scale);
  if (plant === 'cactus') return cactus(kit, cx, y, scale);
  if (plant === 'basil')
    return stalks(
      kit,
      cx,
      y,
      13,
      170 * scale,
      250 * scale,
      (tone) => ovalLeaf(kit, tone),
      0.62 * scale,
    );
  if (plant === 'ficus') return ficus(kit, cx, y, scale);
  return stalks(kit, cx, y, 8, 240 * scale, 370 * scale, (tone) => splitLeaf(kit, tone), scale);
}

/** Dried grasses or a branch for a vase. */
export function drawStems(kit: Kit, cx: number, y: number, count = 7): string {
  const tone = kit.rng.pick(['#b99a6b', '#8a7a52', '#6f7d58']);
  let stems = '';
  let ears = '';
  for (let i = 0; i < count; i++) {
    const t = (i / Math.max(1, count - 1)) * 2 - 1;
    const [x, top] = [
      cx + t * 190 + kit.rng.jitter(26),
      y - 330 + Math.abs(t) * 90 + kit.rng.jitter(60),
    ];
    stems += `M${n(cx + t * 8)} ${n(y)}Q${n(cx + t * 50)} ${n(y - 190)} ${n(x)} ${n(top)}`;
    for (let k = 0; k < 12; k++) {
      const [px, py] = [x - t * k * 6, top + k * 11];
      ears += `M${n(px)} ${n(py)}q${n(12 + k)} -12 ${n(14 + k)} -26M${n(px)} ${n(py)}q${n(-12 - k)} -12 ${n(-14 - k)} -26`;
    }
  }
  return `<path d="${stems}" fill="none" stroke="${darken(tone, 0.25)}" stroke-width="4"/><path d="${ears}" fill="none" stroke="${tone}" stroke-width="5" stroke-linecap="round"/>`;
}

/** One twig of magnolia in a narrow neck. */
export function drawTwig(kit: Kit, cx: number, y: number): string {
  const bark = '#6f5238';
  const [x, top] = [cx - 62 + kit.rng.jitter(8), y - 214];
  const twig = `M${n(cx)} ${n(y)}Q${n(cx + 16)} ${n(y - 120)} ${n(x)} ${n(top)}M${n(cx + 4)} ${n(y - 84)}Q${n(cx + 40)} ${n(y - 130)} ${n(cx + 74)} ${n(y - 150)}`;
  const blossom = (at: number, up: number, turn: number, size: number) =>
    `<g transform="translate(${n(at)} ${n(up)}) rotate(${turn}) scale(${size})" stroke="#b98a94" stroke-width="2"><path d="M0 0C-34 -16 -40 -62 -22 -92C-4 -70 2 -34 0 0Z" fill="#efd9d8"/><path d="M0 0C34 -16 40 -62 22 -92C4 -70 -2 -34 0 0Z" fill="#e9c9cb"/><path d="M0 0C-18 -24 -20 -70 0 -102C20 -70 18 -24 0 0Z" fill="#f7ecea"/></g>`;
  return (
    `<path d="${twig}" fill="none" stroke="${bark}" stroke-width="8" stroke-linecap="round"/>` +
    blossom(x, top + 6, -18, 0.9) +
    blossom(cx + 72, y - 148, 42, 0.72) +
    blossom(cx - 22, y - 150, -52, 0.56)
  );
}
