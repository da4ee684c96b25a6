import { type Fold, panel } from '../base/cloth';
import { darken, lighten, luma } from '../base/colour';
import type { Draw, Kit } from '../base/kit';
import { ribBand } from '../base/trims';

const SOCK_TURNS = ['translate(-70 -40) rotate(-5 600 700)', 'translate(46 30) rotate(3 600 700)'];

/** A pair of socks, lying side by side. */
export const drawSocks: Draw = (kit) => {
  const heel = kit.rng.chance(0.6)
    ? luma(kit.hex) > 0.5
      ? darken(kit.hex, 0.35)
      : lighten(kit.hex, 0.5)
    : kit.hex;
  const top = 320 + kit.rng.jitter(60);
  const d = `M420 ${top}C424 ${top + 200} 418 700 424 830C430 900 470 940 540 990C640 1060 740 1110 800 1128C870 1140 900 1080 872 1020C800 950 690 900 660 830C640 760 652 600 652 ${top}Z`;
  const sock = (k: Kit) => {
    const folds: Fold[] = [
      { d: 'M470 400Q480 620 476 800', width: 40, tone: 0.16 },
      { d: 'M620 400Q610 640 626 820', width: 40, tone: -0.18 },
      { d: 'M650 850Q560 860 470 930', width: 18, tone: -0.26 },
      { d: 'M640 820Q560 820 440 870', width: 12, tone: 0.2 },
    ];
    const heelD =
      'M418 800C424 900 460 940 548 996C590 940 560 860 500 830C470 812 440 800 418 800Z';
    const toe =
      'M744 1104C790 1130 860 1150 884 1100C894 1050 870 1016 836 990C780 1000 744 1050 744 1104Z';
    return (
      panel(k, d, { surface: 'knit', folds, soft: 14, round: 1, step: 56 }) +
      panel(k, heelD, { fill: heel, surface: 'knit', step: 0, soft: 8, round: 0.5 }) +
      panel(k, toe, { fill: heel, surface: 'knit', step: 0, soft: 8, round: 0.5 }) +
      ribBand(
        k,
        `M421 ${top + 52}Q536 ${top + 66} 653 ${top + 52}`,
        120,
        heel === k.hex ? k.hex : kit.hex,
        11,
      )
    );
  };
  const other = `<g transform="${SOCK_TURNS[0]}">${sock({ ...kit, hex: darken(kit.hex, 0.08) })}</g>`;
  return {
    art: other + `<g transform="${SOCK_TURNS[1]}">${sock(kit)}</g>`,
    place: 'lie',
    shade: [d, d],
    turns: SOCK_TURNS,
    focus: { x: 560, y: 560, zoom: 2 },
  };
};
