import { fringe } from '../accessories/scarf';
import { type Fold, panel } from '../base/cloth';
import { type Draw, flag } from '../base/kit';
import { seam, stitching } from '../base/trims';

/** A throw, folded over once with its edge in front. */
export const drawThrow: Draw = (kit) => {
  const { rng } = kit;
  const surface = 'wool';
  const back = 'M250 380C420 356 780 356 950 380L962 1060C780 1080 420 1080 238 1060Z';
  const front =
    'M262 640C430 612 700 640 926 590C960 760 958 960 966 1130C740 1160 470 1150 236 1132C244 980 240 800 262 640Z';
  const folds: Fold[] = [0.12, 0.3, 0.5, 0.68, 0.86].map((t, i) => ({
    d: `M${270 + t * 640} 640Q${250 + t * 680 + rng.jitter(40)} 860 ${240 + t * 720 + rng.jitter(30)} 1140`,
    width: 24,
    tone: i % 2 ? 0.34 : -0.26,
    open: 'both',
  }));
  const roll: Fold = {
    d: 'M262 652C430 626 700 654 926 606',
    width: 16,
    tone: 0.45,
    open: 'both',
  };
  const ends = flag(kit, 'fringe')
    ? fringe(kit, 240, 966, 1138, 92)
    : stitching(kit.hex, 'M244 1112C470 1130 740 1138 960 1110') +
      seam(kit.hex, 'M244 1100C470 1118 740 1126 960 1098');
  const art =
    panel(kit, back, {
      surface,
      soft: 16,
      folds: [
        { d: 'M250 396C420 372 780 372 950 396', width: 20, tone: 0.4, open: 'both' },
        { d: 'M262 634C430 604 700 634 926 584', width: 18, tone: -0.4, open: 'both' },
      ],
      step: 70,
    }) +
    ends +
    panel(kit, front, { surface, folds: [...folds, roll], soft: 13, step: 70, turn: 2 });
  return { art, place: 'lie', shade: [back, front], focus: { x: 420, y: 700, zoom: 2.1 } };
};
