import { panel } from '../base/cloth';
import { darken, lighten, luma } from '../base/colour';
import { type Kit, recolour } from '../base/kit';
import { n } from '../base/path';
import { FLOOR } from './shoe-parts';

const rubber = (kit: Kit, d: string, hex: string): string =>
  panel(recolour(kit, hex), d, { surface: 'smooth', round: 0.6, soft: 7, step: 0 });

const line = (d: string, hex: string, width: number, opacity: number, dashes = ''): string =>
  `<path d="${d}" fill="none" stroke="${hex}" stroke-width="${width}" stroke-opacity="${opacity}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`;

/** The line along a flat sole, `down` below its upper edge at t. */
const beside = (t: number, down: number): string =>
  `M174 ${n(t + down)}C400 ${n(t + 10 + down)} 800 ${n(t + 12 + down)} 1000 ${n(t - 2 + down)}C1036 ${n(t - 7 + down)} 1058 ${n(t + down)} 1068 ${n(t + 14 + down)}`;

/** A flat sole that the upper stands in as in a cup, stitched round; its upper edge is at t. */
export function cupSole(kit: Kit, hex: string, lift: number): string {
  const t = 1048 - lift;
  const d = `M172 ${t}C400 ${t + 10} 800 ${t + 12} 1000 ${t - 2}C1040 ${t - 8} 1066 ${t} 1070 ${t + 22}C1074 1092 1058 1110 1028 1114C900 1122 360 1122 206 ${FLOOR}C182 1119 170 1108 170 1090Z`;
  const groove = luma(hex) > 0.6 ? 0.22 : 0.5;
  const ribs = lift
    ? [0.45, 0.62, 0.79].map((k) => line(beside(t, (FLOOR - t) * k - 6), darken(hex, 0.5), 4, 0.2))
    : [];
  return (
    rubber(kit, d, hex) +
    line(beside(t, 5), lighten(hex, 0.7), 4, 0.6) +
    line(beside(t, 17), darken(hex, 0.45), 2.4, 0.6, '11 6') +
    ribs.join('') +
    line('M180 1106C400 1112 860 1112 1044 1102', darken(hex, 0.55), 5, groove)
  );
}

/** The thin sole of a gym shoe, wrapped in strips of rubber with a line in the shoe's own colour. */
export function gymSole(kit: Kit, hex: string, ink: string): string {
  const t = 1058;
  const d = `M170 ${t}C400 ${t + 8} 800 ${t + 8} 1000 ${t - 2}C1044 ${t - 6} 1064 ${t + 2} 1066 ${t + 20}C1068 1100 1054 1114 1028 1116C900 1122 360 1122 198 ${FLOOR}C176 1119 168 1108 168 1092Z`;
  const bumper = `M880 ${t + 6}C930 ${t + 4} 970 ${t} 1000 ${t - 2}C1044 ${t - 6} 1064 ${t + 2} 1066 ${t + 20}C1068 1090 1062 1100 1050 1104L884 1112Z`;
  return (
    rubber(kit, d, hex) +
    line(beside(t, 5), lighten(hex, 0.7), 3, 0.6) +
    line(beside(t, 16), ink, 5, 0.8) +
    rubber(kit, bumper, darken(hex, 0.05)) +
    line(`M900 ${t + 18}L1056 ${t + 14}M900 ${t + 32}L1060 ${t + 28}`, darken(hex, 0.5), 3, 0.25) +
    line('M176 1111C400 1116 860 1116 1040 1108', '#8a5a34', 7, 0.75)
  );
}

const WEDGE =
  'M150 1012C148 996 166 990 186 998C260 1024 380 1042 520 1052C700 1064 860 1060 1000 1038C1044 1032 1070 1038 1072 1054C1072 1070 1062 1082 1040 1088L860 1108H210C176 1104 154 1066 150 1012Z';

/** The sole of a runner: a wedge of foam, higher at the heel, that lifts the toes off the floor. */
export function wedgeSole(kit: Kit, foam: string, tread: string, stripe?: string): string {
  const out =
    'M188 1098C320 1106 700 1110 860 1100C930 1096 1004 1084 1070 1058C1072 1076 1064 1092 1040 1098C980 1112 920 1120 850 1120H244C212 1120 196 1112 188 1098Z';
  const inlay =
    'M174 1024C300 1056 440 1072 620 1080C500 1084 360 1084 236 1080C202 1072 184 1050 174 1024Z';
  const waves = [0, 22]
    .map((y) =>
      line(
        `M182 ${1040 + y}C300 ${1074 + y * 0.6} 420 ${1050 + y} 540 ${1076 + y * 0.5}S800 ${1064 + y} 1000 ${1064 + y * 0.4}`,
        darken(foam, 0.5),
        4,
        0.22,
      ),
    )
    .join('');
  return (
    rubber(kit, WEDGE, foam) +
    (stripe ? rubber(kit, inlay, stripe) : waves) +
    line(
      'M162 1004C260 1036 400 1052 520 1060C700 1072 880 1066 1056 1042',
      lighten(foam, 0.7),
      4,
      0.55,
    ) +
    rubber(kit, out, tread) +
    line(
      'M210 1114C400 1118 800 1118 900 1110C960 1104 1010 1096 1048 1082',
      darken(tread, 0.6),
      9,
      0.5,
      '16 10',
    )
  );
}

/** The sole of a walking shoe: thick, with blocks of rubber that its tip lifts from the floor. */
export function lugSole(kit: Kit, hex: string): string {
  const d =
    'M166 1034C400 1046 800 1048 1000 1030C1046 1024 1070 1032 1072 1052C1070 1074 1050 1086 1020 1092C900 1104 360 1106 206 1104C180 1100 168 1080 166 1034Z';
  const blocks = Array.from({ length: 15 }, (_, i) => {
    const up = Math.max(0, i - 11) * 7;
    return `M${184 + i * 56} ${1094 - up}h48l-6 ${26}h-36z`;
  });
  return (
    `<path d="${blocks.join('')}" fill="${darken(hex, 0.3)}" stroke="#0f0c0a" stroke-width="2"/>` +
    rubber(kit, d, hex) +
    line('M172 1062C400 1074 800 1076 1000 1058C1040 1054 1060 1056 1070 1062', '#0f0c0a', 4, 0.6)
  );
}
