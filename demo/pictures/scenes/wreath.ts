import { darken, lighten } from '../base/colour';
import type { Kit } from '../base/kit';
import { n } from '../base/path';
import { rod } from '../base/solid';
import { planks, sunPatch } from './room';
import { scissors } from './workshop';

const [W, H] = [1600, 1000];
const [CX, CY, R] = [800, 500, 300];
const GREENS = ['#8fa79a', '#a9bdb0', '#6f8c7c', '#2f5a3e', '#3d6b4a'];

/** A leaf of eucalyptus, or a sprig of fir, that points outwards at the turn `degrees`. */
function leaf(kit: Kit, degrees: number, radius: number): string {
  const hex = kit.rng.pick(GREENS);
  const turn = degrees + kit.rng.between(-50, 50);
  const size = kit.rng.between(0.8, 1.25);
  const [x, y] = [
    CX + radius * Math.cos((degrees * Math.PI) / 180),
    CY + radius * Math.sin((degrees * Math.PI) / 180),
  ];
  const round = 'M0 0C10 -26 52 -34 78 -6C56 26 14 24 0 0Z';
  const needles =
    'M0 0L112 -6M12 0L30 -26M26 -1L48 -28M42 -2L66 -28M60 -3L84 -26M12 1L32 26M26 0L50 26M42 -1L68 24M60 -2L86 20';
  const isFir = hex === '#2f5a3e' || hex === '#3d6b4a';
  const shape = isFir
    ? `<path d="${needles}" fill="none" stroke="${hex}" stroke-width="7" stroke-linecap="round"/>`
    : `<path d="${round}" fill="${hex}" stroke="${darken(hex, 0.35)}" stroke-width="1.5"/><path d="M4 0Q40 -8 70 -6" fill="none" stroke="${lighten(hex, 0.3)}" stroke-width="2"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${size.toFixed(2)})">${shape}</g>`;
}

const ring = (radius: number, hex: string, width: number): string =>
  `<circle cx="${CX}" cy="${CY}" r="${radius}" fill="none" stroke="${hex}" stroke-width="${width}"/>`;

/** A wreath that is being bound, on a table with scissors and twine. */
export function wreath(kit: Kit, palette: readonly string[]): string {
  const ribbon = palette[0] ?? '#b3272c';
  const { rng } = kit;
  const leaves = [-26, 22, 0].flatMap((away) =>
    Array.from({ length: 54 }, (_, i) =>
      leaf(kit, (i / 54) * 360 + rng.between(-3, 3), R + away + rng.between(-10, 10)),
    ),
  );
  const berries = Array.from({ length: 26 }, () => {
    const angle = rng.between(0, Math.PI * 2);
    const radius = R + rng.between(-34, 40);
    const [x, y] = [CX + radius * Math.cos(angle), CY + radius * Math.sin(angle)];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="11" fill="#b3272c" stroke="#6e1418" stroke-width="1.5"/><circle cx="${n(x - 3)}" cy="${n(y - 4)}" r="3" fill="#e8a59a"/>`;
  });
  const bow = `<g transform="translate(${CX} ${CY + R})" stroke="${darken(ribbon, 0.4)}" stroke-width="2" fill="${ribbon}"><path d="M-6 8Q-50 120 -92 190L-58 196Q-20 110 8 20Z"/><path d="M6 8Q44 120 96 178L64 192Q16 110 -6 20Z"/><path d="M0 0C-40 -76 -150 -70 -142 -4C-136 56 -40 44 0 0Z"/><path d="M0 0C40 -76 150 -70 142 -4C136 56 40 44 0 0Z"/><circle r="24" cy="2"/></g>`;
  const twine = `<circle cx="250" cy="250" r="92" fill="#c9a870"/>${[84, 66, 48, 30].map((r) => `<circle cx="250" cy="250" r="${r}" fill="none" stroke="#8a6a34" stroke-width="5" stroke-opacity=".6"/>`).join('')}${rod('M330 300Q420 420 500 430', 7, '#b08f58')}`;
  const cut = [70, 190, 300].map((x, i) => {
    const turned = { ...kit, rng };
    return `<g transform="translate(${x - CX} ${780 + i * 36 - CY})">${leaf(turned, -20 + i * 24, 20)}</g>`;
  });
  return (
    planks(kit, W, H, '#c09a6c') +
    `<g transform="translate(16 22)" opacity=".28">${ring(R, '#1d150e', 150)}</g>` +
    ring(R - 14, '#6a4a2e', 18) +
    ring(R + 16, '#7d5a3a', 14) +
    leaves.join('') +
    berries.join('') +
    bow +
    twine +
    cut.join('') +
    scissors(1330, 720, -38) +
    sunPatch(kit, 240, 40, 620, 620, 0.2)
  );
}
