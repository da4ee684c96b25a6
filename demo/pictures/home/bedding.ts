import { type Fold, panel } from '../base/cloth';
import { contrast, darken, mix } from '../base/colour';
import { choice, type Draw, type Drawing, flag, type Kit } from '../base/kit';
import { box, n, smooth } from '../base/path';

/** A made bed: duvet with a fold, and two pillows. */
export const drawBedding: Draw = (kit) => {
  if (choice(kit, 'style', ['bed', 'pillow']) === 'pillow') return onePillow(kit);
  const { rng } = kit;
  const pale = mix(kit.hex, '#fbf7ee', 0.6);
  const pillow = (x: number, turn: number, hex: string) => {
    const d = smooth(
      [
        [x - 200, 520],
        [x - 100, 498],
        [x, 492],
        [x + 100, 498],
        [x + 200, 520],
        [x + 190, 600],
        [x + 204, 700],
        [x + 90, 716],
        [x, 722],
        [x - 90, 716],
        [x - 204, 700],
        [x - 190, 600],
      ],
      true,
    );
    const folds: Fold[] = [
      { d: `M${x - 190} 530Q${x - 120} 560 ${x - 40} 640`, width: 11, tone: -0.22 },
      { d: `M${x + 190} 530Q${x + 120} 560 ${x + 40} 640`, width: 11, tone: -0.22 },
      { d: `M${x - 90} 560Q${x} 590 ${x + 80} 560`, width: 36, tone: 0.3 },
    ];
    return `<g transform="rotate(${turn} ${x} 600)">${panel({ ...kit, hex }, d, { surface: 'smooth', folds, soft: 15, round: 1, step: 50 })}</g>`;
  };
  const head = panel({ ...kit, hex: '#b08a5e' }, box(150, 330, 900, 560, 20), {
    surface: 'smooth',
    step: 0,
    soft: 12,
    round: 0.4,
  });
  const sheet = 'M160 660Q600 630 1040 660L1056 1150H144Z';
  const duvet =
    'M140 800C400 760 800 764 1060 800C1090 980 1090 1140 1074 1290C760 1316 440 1316 126 1290C110 1140 110 980 140 800Z';
  const over = 'M140 800C400 760 800 764 1060 800L1066 912C800 880 400 876 134 912Z';
  // The cover falls over the foot of the bed: its folds widen downwards.
  const folds = Array.from({ length: 8 }, (_, i) => {
    const x = 190 + i * 117 + rng.jitter(20);
    const y = 950 + rng.between(0, 60);
    const line = (dx: number) =>
      `M${n(x + dx * 0.4)} ${n(y)}Q${n(x + dx * 0.7 + rng.jitter(8))} ${n(y + 160)} ${n(x + dx + (x - 600) * 0.04)} 1310`;
    return [
      { d: line(0), width: 22, tone: -0.24, open: 'end' },
      { d: line(30), width: 22, tone: 0.3, open: 'end' },
    ] satisfies Fold[];
  }).flat();
  const art =
    head +
    panel({ ...kit, hex: pale }, sheet, { surface: 'smooth', step: 0, soft: 14 }) +
    pillow(800, 3, kit.hex) +
    pillow(395, -3, kit.hex) +
    pillow(600, 1, pale) +
    panel(kit, duvet, {
      surface: 'linen',
      folds,
      soft: 12,
      round: 0.9,
      step: 60,
      blockFrom: 1080,
    }) +
    panel({ ...kit, hex: pale }, over, {
      surface: 'linen',
      step: 0,
      soft: 14,
      folds: [
        { d: 'M134 906C400 872 800 876 1066 906', width: 20, tone: -0.5 },
        { d: 'M140 830C400 790 800 794 1060 830', width: 26, tone: 0.35 },
      ],
    }) +
    (flag(kit, 'piping') ? piping(kit) : '');
  const legs = [190, 1010]
    .map((x) => `<path d="M${x - 16} 1290h32l-6 90h-20z" fill="#7a5234"/>`)
    .join('');
  return {
    art: legs + art,
    place: 'floor',
    base: 1380,
    reach: 480,
    focus: { x: 480, y: 780, zoom: 1.9 },
  };
};

/** A fine line along the edges of cover and fold, as hotels have it. */
const piping = (kit: Kit): string =>
  `<path d="M136 890C400 856 800 860 1064 890M150 1262C440 1288 760 1288 1050 1262" fill="none" stroke="${contrast(kit.hex, 0.7)}" stroke-width="7"/>`;

/** A pillow by itself: filled, with its corners. */
function onePillow(kit: Kit): Drawing {
  const d = smooth(
    [
      [190, 520],
      [400, 486],
      [600, 478],
      [800, 486],
      [1010, 520],
      [1000, 640],
      [996, 760],
      [1000, 880],
      [1012, 1000],
      [800, 1030],
      [600, 1038],
      [400, 1030],
      [188, 1000],
      [200, 880],
      [206, 760],
      [200, 640],
    ],
    true,
  );
  const folds: Fold[] = [
    [200, 530],
    [1000, 530],
    [200, 990],
    [1000, 990],
  ].map(([x, y]) => ({
    d: `M${x} ${y}Q${((x ?? 0) + 600) / 2} ${((y ?? 0) + 760) / 2 + kit.rng.jitter(30)} ${((x ?? 0) + 1200) / 3} ${((y ?? 0) + 1520) / 3}`,
    width: 16,
    tone: -0.2,
  }));
  const seamLine = `<path d="${d}" fill="none" stroke="${darken(kit.hex, 0.25)}" stroke-width="6"/>`;
  return {
    art: panel(kit, d, { surface: 'smooth', folds, soft: 26, round: 1.1, step: 30 }) + seamLine,
    place: 'lie',
    shade: [d],
    focus: { x: 400, y: 640, zoom: 2 },
  };
}
