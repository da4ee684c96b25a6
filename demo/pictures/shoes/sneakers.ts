import { panel } from '../base/cloth';
import { darken, lighten, mix } from '../base/colour';
import { choice, type Draw, flag, type Kit, recolour, type Sole, tone } from '../base/kit';
import { n, oval, type Point } from '../base/path';
import { eyelet, seam, stitching } from '../base/trims';
import { CAP, GUARD, HIGH, type Last, LOW, onThroat, SLIP, SOCK } from './lasts';
import { leg, legwear } from './legs';
import { FLOOR, pair } from './shoe-parts';
import { treadOf } from './soles';
import { cupSole, gymSole, lugSole, wedgeSole } from './trainer-soles';

const SOLES = { white: '#f3eee5', gum: '#b98a55', platform: '#f3eee5', profile: '#241f1c' };
const LINING = '#d8cfbf';

interface Trainer {
  high: boolean;
  /** For the court, for running, or of canvas as for the gym. */
  last: 'court' | 'runner' | 'canvas';
  sole: keyof typeof SOLES;
  closure: 'laces' | 'velcro' | 'elastic' | 'sock';
  toe: 'plain' | 'cap' | 'rubber';
  perforated: boolean;
  laces: string;
  /** A second colour at the heel, and of panels at the side. */
  heel?: string;
  panels?: string;
}

const flat = { step: 0, soft: 6, round: 0.5 } as const;

function soleOf(kit: Kit, t: Trainer, far: boolean): string {
  const hex = far ? darken(SOLES[t.sole], 0.12) : SOLES[t.sole];
  if (t.sole === 'profile') return lugSole(kit, hex);
  if (t.last === 'runner')
    return wedgeSole(
      kit,
      t.sole === 'gum' ? darken('#efe6d4', far ? 0.12 : 0) : hex,
      hex,
      t.panels,
    );
  if (t.last === 'canvas') return gymSole(kit, hex, darken(kit.hex, 0.1));
  return cupSole(kit, hex, liftOf(t));
}

/** How much higher than in a flat sole the foot stands. */
const liftOf = (t: Trainer): number =>
  t.sole === 'platform' ? 74 : t.sole === 'profile' ? 18 : t.last === 'canvas' ? -8 : 0;

function lastOf({ closure, high }: Trainer): Last {
  if (closure === 'elastic') return SLIP;
  if (closure === 'sock') return SOCK;
  return high ? HIGH : LOW;
}

/** The inside past the collar, in the shade of the shoe. */
function inside(kit: Kit, d: string, hex: string): string {
  const fill = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, darken(hex, 0.12)],
      [1, darken(hex, 0.6)],
    ],
  );
  return `<path d="${d}" fill="${fill}" stroke="${darken(kit.hex, 0.5)}" stroke-width="2"/>`;
}

/** Where a leg comes out of it. */
const OPENINGS = {
  low: { x: 372, y: 880, half: 172 },
  high: { x: 322, y: 604, half: 138 },
  sock: { x: 336, y: 776, half: 142 },
};

function legOf(kit: Kit, t: Trainer, far: boolean): string {
  if (!kit.wearer) return '';
  const at = t.closure === 'sock' ? 'sock' : t.high ? 'high' : 'low';
  const slant = t.last === 'runner' ? -2.4 : 0;
  const art = leg(kit, legwear(kit.wearer, 'trainer'), { ...OPENINGS[at], floor: FLOOR }, far);
  return slant ? `<g transform="rotate(${slant} 372 880)">${art}</g>` : art;
}

/** Laces over the throat, and their bow. */
function laced(rows: Last['rows'], hex: string): string {
  const strand = (d: string, w = 11) =>
    `<path d="${d}" fill="none" stroke="${darken(hex, 0.5)}" stroke-width="${w + 3}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${hex}" stroke-width="${w}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${lighten(hex, 0.6)}" stroke-width="3" stroke-opacity=".6"/>`;
  const across = rows.map(
    ({ near: [x, y], far: [u, v] }) =>
      eyelet(x, y, 6) +
      strand(`M${n(x)} ${n(y)}Q${n(x + 8)} ${n((y + v) / 2 - 8)} ${n(u)} ${n(v)}`),
  );
  const top = rows[0];
  if (!top) return '';
  const [x, y] = [top.near[0] * 0.35 + top.far[0] * 0.65, top.near[1] * 0.35 + top.far[1] * 0.65];
  const at = `M${n(x)} ${n(y)}`;
  const bow =
    strand(`${at}q-12 40 -34 62`, 9) +
    strand(`${at}q24 34 52 46`, 9) +
    strand(`${at}c-34 -30 -80 -8 -70 18q16 20 70 -18`, 9) +
    strand(`${at}c22 -38 72 -36 70 -10q-12 22 -70 10`, 9);
  return `${across.reverse().join('')}${bow}<circle cx="${n(x)}" cy="${n(y)}" r="9" fill="${hex}" stroke="${darken(hex, 0.5)}" stroke-width="2"/>`;
}

/** A band of hook-and-loop over the throat, from t on. */
function strap(kit: Kit, t: number): string {
  const [a, b] = [onThroat(t), onThroat(t + 0.36)];
  const p = ([x, y]: Point, dx: number, dy: number) => `${n(x + dx)} ${n(y + dy)}`;
  const d = `M${p(a, 8, -22)}Q${p(a, 52, -4)} ${p(b, 16, -16)}C${p(b, 12, 36)} ${p(b, -20, 84)} ${p(b, -62, 108)}Q${p(a, -48, 128)} ${p(a, -82, 96)}C${p(a, -40, 66)} ${p(a, -8, 24)} ${p(a, 8, -22)}Z`;
  return (
    `<path d="${d}" fill="#120c08" fill-opacity=".3" transform="translate(2 8)"/>` +
    panel(kit, d, { ...flat, surface: 'leather', fill: lighten(kit.hex, 0.06) }) +
    stitching(kit.hex, `M${p(b, -74, 92)}Q${p(a, -42, 112)} ${p(a, -64, 90)}`)
  );
}

/** What holds the shoe on the foot. */
function closing(kit: Kit, t: Trainer, last: Last): string {
  if (t.closure === 'sock')
    return (
      panel(kit, last.collar, { ...flat, surface: 'rib', soft: 8, round: 0.8 }) +
      seam(kit.hex, 'M600 884C560 930 480 980 330 1000M690 926C650 968 560 1010 420 1030', 3)
    );
  if (t.closure === 'elastic') {
    const gore =
      'M456 920C482 908 510 884 530 868C540 912 552 950 566 986C540 1004 508 996 490 980Z';
    return (
      panel(kit, gore, { ...flat, surface: 'rib', fill: darken(kit.hex, 0.35), turn: 20 }) +
      stitching(kit.hex, gore) +
      seam(kit.hex, 'M566 986C562 1014 560 1040 560 1066', 3) +
      stitching(kit.hex, 'M540 872C572 850 596 852 616 868C676 912 740 944 800 960')
    );
  }
  const stay = last.stay ?? '';
  const strip =
    panel(kit, stay, { ...flat, surface: 'leather' }) +
    stitching(kit.hex, 'M800 972C770 984 730 984 692 974C630 958 560 924 508 884');
  if (t.closure === 'velcro') return strip + strap(kit, 0.5) + strap(kit, 0.04);
  return strip + laced(last.rows, t.laces);
}

/** Our own mark of a runner: a wave along the side, and the beam of a lighthouse beside it. */
function wave(kit: Kit, hex: string): string {
  const forms = [
    'M318 1064C400 1040 462 984 512 912L556 936C536 1000 480 1050 410 1068Z',
    'M450 1068C520 1052 572 1012 606 958L650 976C626 1024 580 1056 520 1068Z',
  ];
  return forms
    .map(
      (d) =>
        panel({ ...kit, params: {} }, d, { ...flat, fill: hex, surface: 'suede' }) +
        stitching(hex, d),
    )
    .join('');
}

function holes(kit: Kit): string {
  const dots = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((i) => oval(424 + i * 30 + row * 14, 986 + row * 22, 4.5, 4.5)),
  );
  return `<path d="${dots.join('')}" fill="${darken(kit.hex, 0.5)}"/>`;
}

/** The front over the toes, and the line where it is sewn to the side. */
function front(kit: Kit, t: Trainer, last: Last): string {
  const own = { ...flat, surface: 'leather', extra: last.upper } as const;
  if (t.toe === 'rubber')
    return (
      panel(recolour(kit, '#f3eee5'), CAP, { ...own, surface: 'smooth', soft: 9 }) +
      seam('#f3eee5', 'M792 1068C790 1012 822 966 884 955', 3)
    );
  if (t.closure === 'sock') return '';
  if (t.last === 'runner')
    return (
      panel(kit, GUARD, { ...own, fill: darken(kit.hex, 0.16), surface: 'suede' }) +
      stitching(kit.hex, 'M620 1056C690 1034 764 1018 828 1000C864 988 880 974 892 958')
    );
  if (t.toe === 'cap')
    return (
      panel(kit, CAP, { ...own, fill: darken(kit.hex, 0.05) }) +
      stitching(kit.hex, 'M804 1066C802 1016 830 974 888 964')
    );
  if (t.closure === 'elastic') return '';
  return (
    seam(kit.hex, 'M690 988C668 1014 656 1040 654 1066', 3) +
    (t.last === 'court' && t.closure === 'laces'
      ? `<path d="${[0, 1, 2, 3].map((i) => oval(858 + i * 26, 982 + i * 5, 3.6, 3.6) + oval(868 + i * 26, 998 + i * 5, 3.6, 3.6)).join('')}" fill="${darken(kit.hex, 0.5)}" fill-opacity=".7"/>`
      : '')
  );
}

function back(kit: Kit, t: Trainer, last: Last): string {
  if (t.closure === 'sock' && !t.heel)
    return `<path d="M198 800q-30 -30 -14 -62q26 -14 40 20v30z" fill="none" stroke="${darken(kit.hex, 0.3)}" stroke-width="11"/>`;
  const tab = t.heel && t.last === 'court' && t.sole !== 'profile';
  const counter = panel(kit, last.heel, {
    ...flat,
    surface: t.sole === 'profile' ? 'smooth' : 'leather',
    ...(t.heel && !tab ? { fill: t.heel } : {}),
  });
  const own =
    t.last === 'canvas' ? '' : counter + stitching(kit.hex, 'M258 904C266 960 296 1004 318 1060');
  return (
    own +
    (tab && t.heel ? panel(recolour(kit, t.heel), last.tab, { ...flat, surface: 'leather' }) : '')
  );
}

/** One trainer. */
function trainer(kit: Kit, t: Trainer, far: boolean): string {
  const last = lastOf(t);
  const folds = [
    { d: 'M738 948Q800 990 822 1056', width: 14, tone: -0.24 },
    { d: 'M700 950Q764 1000 784 1056', width: 12, tone: 0.2 },
    { d: `M330 ${t.high ? 690 : 960}Q370 1000 430 1050`, width: 46, tone: 0.16 },
    { d: 'M880 974Q940 982 980 1012', width: 22, tone: 0.24 },
    { d: 'M176 1062H1050', width: 40, tone: -0.34, open: 'both' as const },
  ];
  const soft = t.closure !== 'sock' && t.closure !== 'elastic';
  const badge =
    t.high && t.last === 'canvas'
      ? `<circle cx="300" cy="800" r="46" fill="#f3eee5" stroke="${darken(kit.hex, 0.3)}" stroke-width="4"/><circle cx="300" cy="800" r="35" fill="none" stroke="#1f4a3a" stroke-width="5"/><path d="M274 806q13 -18 26 0t26 0" fill="none" stroke="#1f4a3a" stroke-width="7"/>`
      : '';
  const upper =
    inside(kit, last.lining, LINING) +
    legOf(kit, t, far) +
    (last.tongue
      ? panel(kit, last.tongue, { ...flat, surface: 'canvas', soft: 8, round: 0.8 })
      : '') +
    panel(kit, last.upper, { surface: 'canvas', soft: 13, round: 0.9, step: 34, folds }) +
    (t.panels ? wave(kit, t.panels) : '') +
    (t.perforated ? holes(kit) : '') +
    front(kit, t, last) +
    back(kit, t, last) +
    (soft || t.closure === 'elastic'
      ? panel(kit, last.collar, {
          ...flat,
          surface: t.last === 'canvas' ? 'canvas' : 'jersey',
          soft: 8,
          round: 0.9,
        })
      : '') +
    badge +
    closing(kit, t, last);
  // A runner stands on a wedge: its heel is higher than its toes.
  const place = t.last === 'runner' ? 'rotate(2.4 1050 1068)' : `translate(0 ${n(-liftOf(t))})`;
  return `<g transform="${place}">${upper}</g>${soleOf(kit, t, far)}`;
}

/** How its sole is seen from below. */
function below(kit: Kit, t: Trainer): Sole {
  const hex = SOLES[t.sole];
  if (t.sole === 'profile') return { tread: treadOf(kit, 'lug'), hex };
  if (t.last === 'runner') {
    const rubber = t.sole === 'gum' ? hex : (t.panels ?? mix(kit.hex, '#3a3530', 0.5));
    return { tread: treadOf(kit, 'pods'), hex: rubber, foam: '#efe6d4' };
  }
  return { tread: treadOf(kit, t.last === 'canvas' ? 'hex' : 'wave'), hex };
}

/** A pair of trainers. */
export const drawSneaker: Draw = (kit) => {
  const high = flag(kit, 'high');
  const own = (name: string) => tone(kit, name, '') || undefined;
  const [heel, panels] = [own('heel'), own('panels')];
  const t: Trainer = {
    high,
    last: choice(kit, 'last', ['court', 'runner', 'canvas']),
    sole: choice(kit, 'sole', ['white', 'gum', 'platform', 'profile']),
    closure: choice(kit, 'closure', ['laces', 'velcro', 'elastic', 'sock']),
    toe: choice(kit, 'toe', ['plain', 'cap', 'rubber']),
    perforated: flag(kit, 'perforated'),
    laces: tone(kit, 'laces', '#f4f0e8'),
    ...(heel ? { heel } : {}),
    ...(panels ? { panels } : {}),
  };
  const x = 600 + kit.rng.jitter(6);
  const focus = { x, y: high ? 780 : 930, zoom: 2 };
  return {
    ...pair(kit, (k, far) => trainer(k, t, far), focus, 8, 30, FLOOR, 120),
    sole: below(kit, t),
  };
};
