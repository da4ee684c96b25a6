import { darken, lighten } from '../base/colour';
import type { Kit } from '../base/kit';
import { n } from '../base/path';
import { rod } from '../base/solid';
import { planks, sunPatch } from './room';

const [W, H] = [1600, 1000];

const STAR =
  'M0 -86L20 -28L82 -27L33 10L50 70L0 36L-50 70L-33 10L-82 -27L-20 -28ZM-70 96H70V108H-70Z';
const GABLE =
  'M-70 100V-10H-48V-42H-26V-70H26V-42H48V-10H70V100ZM-40 20V60H-12V20ZM12 20V60H40V20ZM-14 74V100H14V74Z';

/** Cards that were printed from a block of lino, with the roller and the ink. */
export function printing(kit: Kit, palette: readonly string[]): string {
  const ink = darken(palette[0] ?? '#b3272c', 0.35);
  const { rng } = kit;
  const lying = (x: number, y: number, turn: number, art: string) =>
    `<g transform="translate(${x} ${y}) rotate(${n(turn + rng.between(-4, 4))})"><path d="M-118 -146H126V168H-118Z" fill="#1d150e" fill-opacity=".26"/>${art}</g>`;
  const card = (x: number, y: number, turn: number, print: string) =>
    lying(
      x,
      y,
      turn,
      `<path d="M-124 -158H124V158H-124Z" fill="#f7f3e8" stroke="#cfc5b0" stroke-width="1.5"/><path d="${print}" fill="${ink}" fill-rule="evenodd" fill-opacity=".92"/>`,
    );
  const block = lying(
    860,
    560,
    7,
    `<path d="M-124 -158H124V158H-124Z" fill="#7d6b58" stroke="#4a3d30" stroke-width="3"/><path d="M-108 -142H108V142H-108Z" fill="${darken(ink, 0.15)}"/><path d="${STAR}" fill="#b9a68e" fill-rule="evenodd"/>${[-1, 1].map((s) => `<path d="M${s * 92} -120l${-s * 18} 40M${s * 84} 120l${-s * 22} -26" stroke="#b9a68e" stroke-width="6"/>`).join('')}`,
  );
  const slab = `<g transform="translate(1230 280) rotate(-6)"><path d="M-190 -120H198V134H-190Z" fill="#1d150e" fill-opacity=".24"/><path d="M-198 -130H190V124H-198Z" fill="#dfe3e0" stroke="#aab0ac" stroke-width="2"/><path d="M-150 -70Q-60 -104 60 -84T150 -60V60Q40 92 -60 74T-150 66Z" fill="${ink}"/><path d="M-130 -40H130M-134 -8H136M-130 26H132" stroke="${lighten(ink, 0.25)}" stroke-width="5" stroke-opacity=".5"/></g>`;
  const roller = `<g transform="translate(1240 420) rotate(24)"><path d="M-96 20h200v62h-200z" fill="#1d150e" fill-opacity=".25"/><rect x="-104" y="0" width="208" height="66" rx="14" fill="${darken(ink, 0.1)}"/><rect x="-104" y="10" width="208" height="14" rx="7" fill="#fff" fill-opacity=".22"/>${rod('M-116 33V110H116V33', 13, '#8d8a84')}${rod('M0 110V280', 40, '#8a5a34')}</g>`;
  const gouge = `<g transform="translate(560 800) rotate(-64)">${rod('M0 0V110', 14, '#a9a49a')}${rod('M0 110V250', 40, '#b98a55')}</g>`;
  return (
    planks(kit, W, H, '#c09a6c') +
    card(210, 250, -9, STAR) +
    card(500, 230, 5, GABLE) +
    card(330, 640, 4, GABLE) +
    card(800, 190, -3, STAR) +
    card(100, 780, -14, STAR) +
    slab +
    block +
    roller +
    gouge +
    card(1450, 790, 10, STAR) +
    sunPatch(kit, 240, 40, 620, 620, 0.2)
  );
}
