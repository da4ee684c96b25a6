import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, n } from '../base/path';
import { slab, wood } from '../base/solid';
import { surfaceTile } from '../base/texture';
import { folded } from './knitwear';
import { boards, hanger, pegRail, sunPatch, wall } from './room';
import { H, hang, stand, toneAt, W, type Ware } from './staging';

const [LEFT, RIGHT] = [150, 930];
const WOOD = '#b08a5e';
const WARP = '#ece2cd';

/** A skein of wool that hangs from a peg, twisted once. */
function skein(x: number, y: number, hex: string): string {
  const strands = [-26, -15, -4, 8, 20]
    .map(
      (dx) =>
        `M${x} ${y}C${x + dx * 2.1} ${y + 90} ${x + dx} ${y + 150} ${x - dx * 0.5} ${y + 200}S${x + dx * 1.8} ${y + 300} ${x} ${y + 330}`,
    )
    .join('');
  return (
    `<path d="${strands}" fill="none" stroke="#2b2118" stroke-opacity=".2" stroke-width="22" transform="translate(8 10)"/>` +
    `<path d="${strands}" fill="none" stroke="${darken(hex, 0.35)}" stroke-width="21"/>` +
    `<path d="${strands}" fill="none" stroke="${hex}" stroke-width="17"/>` +
    `<path d="${strands}" fill="none" stroke="${lighten(hex, 0.45)}" stroke-width="4" stroke-opacity=".7" transform="translate(-3 0)"/>`
  );
}

/** What was woven so far, in bands of the palette. */
function woven(kit: Kit, palette: readonly string[], x: number, y: number, w: number, h: number) {
  const tones = [0, 1, 0, 2].map((i) => toneAt(palette, i));
  const high = h / tones.length;
  const weave = surfaceTile({ ...kit, hex: tones[0] ?? '', params: {} }, 'wool');
  const rows = tones
    .map(
      (hex, i) =>
        `<rect x="${x}" y="${n(y + i * high)}" width="${w}" height="${n(high + 0.5)}" fill="${hex}"/><path d="M${x} ${n(y + i * high + high * 0.3)}H${x + w}M${x} ${n(y + i * high + high * 0.5)}H${x + w}" stroke="${lighten(hex, 0.5)}" stroke-width="5" stroke-opacity=".6"/>`,
    )
    .join('');
  const dim = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#1d150e', 0.3],
      [0.2, '#1d150e', 0],
      [1, '#1d150e', 0.2],
    ],
  );
  const over = (fill: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
  return rows + (weave ? over(weave) : '') + over(dim);
}

/** The loom from in front: its warp, the cloth below the reed, and the beam that takes it up. */
function frame(kit: Kit, palette: readonly string[]): string {
  const [x, w] = [LEFT + 90, RIGHT - LEFT - 180];
  const threads = Array.from(
    { length: 76 },
    (_, i) => `M${n(x + 4 + (i * (w - 8)) / 75)} 196V520`,
  ).join('');
  const heddles = Array.from(
    { length: 76 },
    (_, i) => `M${n(x + 4 + (i * (w - 8)) / 75)} 300V392`,
  ).join('');
  const teeth = Array.from(
    { length: 95 },
    (_, i) => `M${n(x + 2 + (i * (w - 4)) / 94)} 476V522`,
  ).join('');
  const post = (at: number) => wood(kit, box(at, 110, 46, 800, 5), WOOD, 88);
  const beam = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#fff', 0.25],
      [0.35, '#fff', 0.05],
      [1, '#1d150e', 0.6],
    ],
  );
  const shuttle = `<path d="M${x + 150} 560Q${x + 240} 532 ${x + 330} 560Q${x + 240} 590 ${x + 150} 560Z" fill="#a97a4a" stroke="#5a3c20" stroke-width="2"/><path d="M${x + 196} 560Q${x + 240} 548 ${x + 284} 560Q${x + 240} 572 ${x + 196} 560Z" fill="${toneAt(palette, 1)}" stroke="#5a3c20" stroke-width="1.5"/>`;
  const treadles = [0, 1, 2, 3]
    .map((i) => wood(kit, `M${x + 150 + i * 90} 836h30l6 62h-36z`, darken(WOOD, 0.12), 88))
    .join('');
  const shadow = `<ellipse cx="${(LEFT + RIGHT) / 2 + 10}" cy="908" rx="${(RIGHT - LEFT) / 2 + 60}" ry="26" fill="${kit.sheet.radial(
    [0.5, 0.5],
    0.5,
    [
      [0, '#1d150e', 0.45],
      [0.7, '#1d150e', 0.2],
      [1, '#1d150e', 0],
    ],
  )}"/>`;
  return (
    shadow +
    treadles +
    slab(kit, LEFT + 20, 820, RIGHT - LEFT - 40, 26, darken(WOOD, 0.2)) +
    `<path d="${threads}" stroke="${darken(WARP, 0.12)}" stroke-width="3.4"/><path d="${threads}" stroke="${WARP}" stroke-width="2"/>` +
    `<path d="${heddles}" stroke="#8d8a84" stroke-width="2"/>` +
    slab(kit, x - 30, 284, w + 60, 22, lighten(WOOD, 0.1)) +
    slab(kit, x - 30, 388, w + 60, 22, lighten(WOOD, 0.1)) +
    woven(kit, palette, x, 520, w, 190) +
    `<path d="${teeth}" stroke="#6a645a" stroke-width="2"/>` +
    slab(kit, x - 60, 444, w + 120, 36, WOOD) +
    slab(kit, x - 60, 516, w + 120, 20, WOOD) +
    shuttle +
    post(LEFT) +
    post(RIGHT - 46) +
    slab(kit, LEFT - 30, 150, RIGHT - LEFT + 60, 52, WOOD) +
    slab(kit, LEFT - 30, 704, RIGHT - LEFT + 60, 40, WOOD) +
    `<rect x="${x}" y="744" width="${w}" height="66" rx="30" fill="${toneAt(palette, 0)}"/><rect x="${x}" y="744" width="${w}" height="66" rx="30" fill="${beam}"/>`
  );
}

/** A loom with cloth on it, beside skeins of wool or what was made of the cloth. */
export function loom(kit: Kit, palette: readonly string[], wares: readonly Ware[] = []): string {
  const tone = mix('#d6cebd', toneAt(palette, 1), 0.14);
  const made = wares[0];
  const hung = made
    ? `<g transform="translate(1280 156) scale(.8)">${hanger(0, 0, '#b98a55', 150)}</g>` +
      hang(kit, {
        ...made,
        hex: made.hex ?? toneAt(palette, 0),
        x: 1280,
        y: 236,
        scale: 0.48,
        byShoulders: true,
      })
    : [1100, 1220, 1340, 1460].map((x, i) => skein(x, 166, toneAt(palette, i))).join('');
  const pegs = made ? [90, 280, 470] : [100, 220, 340, 460];
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 1040, 380, 420, 360, 0.26) +
    boards(kit, 800, W, H, '#b99468') +
    `<g transform="translate(1000 0)">${pegRail(kit, 130, 560, WOOD, pegs)}</g>` +
    hung +
    frame(kit, palette) +
    (made
      ? ''
      : stand(kit, { kind: 'stool', hex: '#b98a5e', x: 1270, y: 925, scale: 0.44 }) +
        [0, 1, 2]
          .map((i) =>
            folded(kit, {
              cloth: 'wool',
              hex: toneAt(palette, i),
              x: 1270,
              y: 690 - i * 48,
              half: 124 - i * 4,
              high: 50,
            }),
          )
          .join(''))
  );
}
