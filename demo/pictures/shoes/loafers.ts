import { panel } from '../base/cloth';
import { darken } from '../base/colour';
import { choice, type Draw, flag, type Kit, type Sole, tone as toneOf } from '../base/kit';
import { n, type Point } from '../base/path';
import { seam, stitching } from '../base/trims';
import { leg, legwear } from './legs';
import { FLOOR, gleam, mouth, pair, sole } from './shoe-parts';
import { treadOf } from './soles';

/** A pair of loafers: with a strap, a tassel, or plain. */
export const drawLoafer: Draw = (kit) => {
  const detail = choice(kit, 'detail', ['penny', 'tassel', 'plain', 'mocassin']);
  const { rng } = kit;
  const suede = kit.cloth !== undefined && kit.cloth.surface !== 'leather';
  const tone = rng.pick(['#2a211b', '#5a3d28', '#241f1c']);
  const lift = { flat: 0, chunky: 44, block: 70 }[choice(kit, 'heel', ['flat', 'chunky', 'block'])];
  const heel = choice(kit, 'heel', ['flat', 'chunky', 'block']);
  const tread = treadOf(kit, heel === 'chunky' ? 'lug' : 'ribs');
  // Leather soles are of their own colour below, however their edges are stained.
  const sole: Sole = { tread, hex: tread === 'leather' ? '#b98552' : tone, heel: true };
  const drawn = pair(
    kit,
    (k, far) => loafer(k, detail, suede ? 'wool' : 'leather', tone, lift, far),
    { x: 700, y: 900, zoom: 2.1 },
    4,
    30,
    FLOOR,
    116,
  );
  return { ...drawn, sole };
};

function loafer(
  kit: Kit,
  detail: string,
  surface: 'wool' | 'leather',
  tone: string,
  lift: number,
  far: boolean,
): string {
  const slant = kit.params.heel === 'block' ? 6.6 : 3.4;
  const block = kit.params.heel === 'block';
  const tip = toneOf(kit, 'tip', '');
  const upper =
    'M178 1022C166 960 176 900 186 856C192 832 206 826 226 834C320 868 430 892 520 880C570 872 596 850 628 836C660 830 690 836 720 850C800 876 900 902 980 936C1036 960 1062 988 1056 1012C1000 1040 480 1042 178 1022Z';
  const apron =
    'M628 838C670 832 700 840 730 856C820 884 900 908 950 938C960 950 940 958 900 956C800 954 700 930 650 896C630 880 620 856 628 838Z';
  const saddle =
    'M560 872C596 856 612 842 640 832C664 832 686 838 704 846C728 900 740 970 736 1034L560 1034C572 980 574 920 560 872Z';
  const raise = block ? 0 : lift;
  const top: Point[] = [
    [170, 1012 - raise],
    [420, 1030 - raise],
    [700, 1034 - raise],
    [900, 1028 - raise],
    [1064, 1002 - raise],
  ];
  const bottom: Point[] = [
    [168, 1044],
    [420, 1058],
    [700, 1064],
    [920, 1058],
    [1068, 1024],
  ];
  const folds = [
    { d: 'M204 860Q236 940 230 1016', width: 40, tone: 0.2 },
    { d: 'M760 930Q880 966 1000 990', width: 24, tone: 0.22 },
    { d: 'M178 1028H1050', width: 30, tone: -0.36 },
    { d: 'M760 880Q770 960 752 1030', width: 12, tone: -0.3 },
  ];
  const body =
    mouth(kit, 392, 856, 214, 24, 4, '#c29a6c') +
    legIn(kit, slant, far) +
    panel(kit, upper, { surface, soft: 14, round: 1, folds }) +
    panel(kit, apron, { surface, soft: 9, round: 0.6, step: 0, ...(tip ? { fill: tip } : {}) }) +
    (tip ? panel(kit, TOE, { surface, soft: 9, round: 0.6, step: 0, fill: tip }) : '') +
    (flag(kit, 'rim')
      ? panel(kit, RIM, { surface: 'leather', soft: 7, fill: '#2b2521', step: 0 })
      : '') +
    moccasin(
      kit,
      detail === 'mocassin' ? 18 : 12,
      'M640 892C700 932 800 958 900 960C940 960 960 952 954 940',
    ) +
    seam(kit.hex, 'M300 1026C290 970 296 910 308 862', 2) +
    stitching(kit.hex, 'M196 850C210 846 320 884 430 900C510 908 560 890 600 868');
  const strap = toneOf(kit, 'saddle', '');
  const straps =
    detail === 'plain' || detail === 'mocassin'
      ? ''
      : panel(kit, saddle, {
          surface,
          soft: 7,
          round: 0.5,
          step: 0,
          ...(strap ? { fill: strap } : {}),
        }) +
        stitching(kit.hex, 'M574 878C588 930 584 980 574 1030M692 850C714 906 724 970 720 1030');
  const cut =
    detail === 'penny'
      ? `<path d="M612 902q36 -14 76 6q-10 20 -26 16q-20 -8 -34 2q-14 -4 -16 -24z" fill="${darken(kit.hex, 0.75)}"/>`
      : '';
  const shine =
    surface === 'leather'
      ? gleam(kit, 'M940 936Q1010 958 1036 990', 14, 0.5) +
        gleam(kit, 'M200 880Q206 940 202 990', 12, 0.35)
      : '';
  const upperArt = body + straps + cut + (detail === 'tassel' ? tassels(kit) : '') + shine;
  // The ball of the foot rests on the floor, and the shoe slants up to its heel.
  const down = FLOOR - 12 - 1066;
  const heelTop = 1018 + down - Math.sin((slant * Math.PI) / 180) * 590;
  const heel = block
    ? `M176 ${n(heelTop)}L196 ${FLOOR - 14}H346L396 ${n(heelTop + 40)}Z`
    : `M170 ${n(heelTop)}L182 ${FLOOR - 14}H388L412 ${n(heelTop + 20)}Z`;
  const rest = `translate(0 ${down}) rotate(${slant} 760 1066)`;
  return (
    panel({ ...kit, hex: tone }, heel, { surface: 'smooth', step: 0, soft: 6 }) +
    `<g transform="${rest}">${raise ? `<g transform="translate(0 ${-raise})">${upperArt}</g>` : upperArt}${sole(kit, top, bottom, tone, raise > 0)}</g>`
  );
}

/** A leg is upright in a shoe that slants. */
function legIn(kit: Kit, slant: number, far: boolean): string {
  if (!kit.wearer) return '';
  const opening = { x: 392, y: 860, half: 204, floor: FLOOR };
  return `<g transform="rotate(${-slant} 392 860)">${leg(kit, legwear(kit.wearer, 'dress'), opening, far)}</g>`;
}

/** The toe of a shoe in two colours. */
const TOE =
  'M830 1030C824 990 850 950 904 930C960 940 1040 970 1056 1012C1010 1030 900 1036 830 1030Z';

/** A rim of leather along the foot of a shoe of cloth. */
const RIM =
  'M176 1022C172 990 174 970 178 956C420 1000 800 1000 1030 960C1052 980 1060 996 1056 1012C1000 1040 480 1042 176 1022Z';

const moccasin = (kit: Kit, width: number, d: string) =>
  seam(kit.hex, d, 5) +
  `<path d="${d}" fill="none" stroke="${darken(kit.hex, 0.6)}" stroke-width="${width}" stroke-dasharray="3 11" stroke-opacity=".7"/>`;

function tassels(kit: Kit): string {
  return [0, 44]
    .map(
      (dx) =>
        `<path d="M${640 + dx * 0.5} 870q30 14 ${20 + dx * 0.6} 50" stroke="${darken(kit.hex, 0.45)}" stroke-width="8" fill="none"/>` +
        panel(kit, `M${652 + dx} 914h22l14 70h-50z`, { surface: 'rib', soft: 4, step: 0 }),
    )
    .join('');
}
