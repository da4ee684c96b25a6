import { darken, lighten, luma, mix } from '../base/colour';
import { boundsOf } from '../base/fit';
import { glow, shadow } from '../base/ground';
import type { Drawing, Kit, Params } from '../base/kit';
import { box, n, oval } from '../base/path';
import { round, slab, wood } from '../base/solid';
import { home } from '../home/index';
import { boards, wall } from './room';

const [W, H] = [1200, 1500];

/** How many units of its drawing a thing has to a centimetre, so that a room keeps its scale. */
const UNITS: Partial<Record<string, number>> = {
  chair: 10.5,
  armchair: 10.4,
  stool: 10.6,
  sidetable: 10.6,
  table: 6.9,
  floorlamp: 7.1,
  cabinet: 7.4,
  shelf: 6.4,
  mirror: 6.6,
  bedding: 5.4,
  pot: 13,
  vase: 13,
  basket: 14,
  cushion: 12,
  tablelamp: 14,
  pendant: 14,
};

const put = (drawing: Drawing, x: number, y: number, scale: number, art: string) => {
  const [cx, cy] = [drawing.middle ?? 600, drawing.base ?? 1250];
  return `<g transform="translate(${n(x - cx * scale)} ${n(y - cy * scale)}) scale(${scale.toFixed(3)})">${art}</g>`;
};

/** Something else in the room, of its true size where a centimetre is `cm` units. */
function also(
  kit: Kit,
  kind: keyof typeof home,
  hex: string,
  at: { x: number; y: number; cm: number },
  params: Params = {},
): string {
  const { cloth: _, ...rest } = kit;
  const own: Kit = { ...rest, hex, params };
  const drawing = home[kind](own);
  const flat = drawing.base === undefined ? '' : shadow(own, drawing);
  return put(drawing, at.x, at.y, at.cm / (UNITS[kind] ?? 10), flat + drawing.art);
}

/** Daylight from a window beside who looks: on the wall, and long over the floor. */
function daylight(kit: Kit, floor: number): string {
  const pane = (x: number, y: number) => `M${x} ${y}l150 -34l0 250l-150 34z`;
  const wallD = pane(120, 250) + pane(286, 212) + pane(120, 520) + pane(286, 482);
  const floorD = `M260 ${floor + 40}L560 ${floor + 40}L860 ${floor + 190}L470 ${floor + 190}ZM500 ${floor + 214}L900 ${floor + 214}L1250 ${floor + 400}L760 ${floor + 400}Z`;
  return `<g filter="${kit.sheet.blur(9)}"><path d="${wallD}" fill="#fff4d6" fill-opacity=".42"/><path d="${floorD}" fill="#fff0cc" fill-opacity=".3"/></g>`;
}

/** A print in a frame: a few shapes in two colours. */
function framed(kit: Kit, x: number, y: number, w: number, h: number, hex: string): string {
  const paper = '#f1ead9';
  const [cx, cy] = [x + w / 2, y + h / 2];
  const motif = kit.rng.pick([
    `<path d="${oval(cx - w * 0.08, cy - h * 0.1, w * 0.22, w * 0.22)}" fill="${hex}"/><path d="M${n(x + w * 0.2)} ${n(y + h * 0.78)}Q${n(cx)} ${n(y + h * 0.44)} ${n(x + w * 0.8)} ${n(y + h * 0.78)}Z" fill="${mix(hex, '#2b2118', 0.5)}"/>`,
    `<path d="M${n(x + w * 0.26)} ${n(y + h * 0.76)}V${n(cy)}A${n(w * 0.24)} ${n(w * 0.24)} 0 0 1 ${n(x + w * 0.74)} ${n(cy)}V${n(y + h * 0.76)}Z" fill="${hex}"/><path d="${oval(cx, cy - h * 0.02, w * 0.1, w * 0.1)}" fill="${paper}"/>`,
    `<path d="M${n(x + w * 0.2)} ${n(y + h * 0.3)}Q${n(cx)} ${n(y + h * 0.1)} ${n(x + w * 0.8)} ${n(y + h * 0.34)}T${n(x + w * 0.24)} ${n(y + h * 0.6)}T${n(x + w * 0.78)} ${n(y + h * 0.8)}" fill="none" stroke="${hex}" stroke-width="${n(w * 0.09)}" stroke-linecap="round"/>`,
  ]);
  return (
    `<path d="${box(x + 12, y + 18, w, h, 4)}" fill="#2b2118" fill-opacity=".3" filter="${kit.sheet.blur(9, 0.2)}"/>` +
    `<path d="${box(x - 12, y - 12, w + 24, h + 24, 3)}" fill="#6e5034"/><path d="${box(x - 12, y - 12, w + 24, 5, 2)}" fill="#b08a5e"/>` +
    `<path d="${box(x, y, w, h)}" fill="${paper}"/><g clip-path="${kit.sheet.clip(box(x, y, w, h))}">${motif}</g>`
  );
}

/** A woven rug on the floor, seen from a standing eye. */
function rugBelow(cx: number, cy: number, rx: number, hex: string): string {
  const ry = rx * 0.24;
  const edge = `<path d="${oval(cx, cy, rx * 0.93, ry * 0.92)}" fill="none" stroke="${lighten(hex, 0.5)}" stroke-width="7" stroke-opacity=".6"/>`;
  return `<path d="${oval(cx + 6, cy + 9, rx, ry)}" fill="#1d150e" fill-opacity=".3"/><path d="${oval(cx, cy, rx, ry)}" fill="${hex}"/>${edge}<path d="${oval(cx, cy, rx * 0.86, ry * 0.84)}" fill="none" stroke="${darken(hex, 0.4)}" stroke-width="3" stroke-opacity=".35"/>`;
}

const quiet = (kit: Kit): string => kit.rng.pick(['#a9b09c', '#c2a98a', '#9aa7ab', '#b99583']);

/** The product itself in the room: its light on the wall, its shadow on the floor. */
function itself(kit: Kit, drawing: Drawing, x: number, y: number, scale: number): string {
  const light = drawing.glow
    ? put(drawing, x, y, scale, `<g opacity=".8">${glow(kit, drawing.glow)}</g>`)
    : '';
  const reach = (drawing.reach ?? 300) * scale;
  const fall = kit.sheet.radial([0.5, 0.5], 0.5, [
    [0, '#1d150e', 0.4],
    [0.6, '#1d150e', 0.16],
    [1, '#1d150e', 0],
  ]);
  // Under legs the shade is thin; each foot has its own.
  const thin = drawing.feet ? ' opacity=".45"' : '';
  const long = `<ellipse cx="${n(x + reach * 0.5)}" cy="${n(y + (thin ? -14 : 8))}" rx="${n(reach * 1.7)}" ry="${n(reach * (thin ? 0.2 : 0.3))}" fill="${fall}"${thin}/>`;
  return light + long + put(drawing, x, y, scale, shadow(kit, drawing) + drawing.art);
}

interface Corner {
  /** The middle of the product on the floor, and its scale. */
  x: number;
  y: number;
  scale: number;
  behind: string;
  before?: string;
}

/** What stands around a piece of furniture, by its kind; all of it at the scale of the piece. */
function cornerOf(kit: Kit, kind: string, floor: number): Corner {
  const tone = quiet(kit);
  const cm = (scale: number) => scale * (UNITS[kind] ?? 10);
  const print = (x: number, y: number, w: number) => framed(kit, x, y, w, w * 1.3, tone);
  if (kind === 'chair' || kind === 'stool') {
    const scale = kind === 'chair' ? 0.66 : 0.62;
    const size = cm(scale);
    return {
      x: 470,
      y: 1330,
      scale,
      behind:
        print(150, 240, 240) +
        rugBelow(520, 1335, 520, tone) +
        also(kit, 'table', '#b08a5e', { x: 1150, y: floor + 190, cm: size }, {}) +
        also(
          kit,
          'vase',
          mix(tone, '#efe6d8', 0.4),
          { x: 960, y: floor + 190 - 74 * size, cm: size },
          {
            shape: 'bottle',
            stems: 'branch',
          },
        ),
    };
  }
  if (kind === 'armchair') {
    const scale = 0.72;
    const size = cm(scale);
    return {
      x: 640,
      y: 1300,
      scale,
      behind:
        print(660, 220, 250) +
        rugBelow(640, 1320, 620, tone) +
        also(
          kit,
          'floorlamp',
          '#2f2b28',
          { x: 190, y: floor + 120, cm: size },
          {
            style: 'straight',
            shade: 'cone',
          },
        ) +
        also(kit, 'pot', '#b9603f', { x: 1110, y: floor + 90, cm: size * 1.1 }, { plant: 'ficus' }),
    };
  }
  if (kind === 'table') {
    const scale = 0.84;
    const size = cm(scale);
    const chair = (x: number, y: number) => also(kit, 'chair', '#8f6a42', { x, y, cm: size });
    return {
      x: 600,
      y: 1310,
      scale,
      behind:
        print(140, 260, 210) +
        print(400, 260, 210) +
        chair(360, floor + 130) +
        chair(840, floor + 130) +
        pendantAt(kit, 600, 0.36, darken(tone, 0.2)),
    };
  }
  if (kind === 'sidetable') {
    const scale = 0.66;
    const size = cm(scale);
    return {
      x: 760,
      y: 1330,
      scale,
      behind:
        print(720, 230, 230) +
        rugBelow(420, 1340, 640, tone) +
        also(kit, 'armchair', darken(tone, 0.12), { x: 190, y: 1290, cm: size }),
    };
  }
  if (kind === 'floorlamp') {
    const scale = 0.9;
    const size = cm(scale);
    return {
      x: 760,
      y: 1240,
      scale,
      behind:
        print(300, 330, 210) +
        rugBelow(420, 1350, 600, tone) +
        also(kit, 'armchair', darken(tone, 0.1), { x: 260, y: 1330, cm: size }),
    };
  }
  if (kind === 'cabinet' || kind === 'shelf') {
    const scale = 0.8;
    return {
      x: 560,
      y: floor + 70,
      scale,
      behind: '',
      before:
        rugBelow(560, 1440, 640, tone) +
        also(
          kit,
          'pot',
          '#b9603f',
          { x: 1080, y: floor + 150, cm: cm(scale) * 1.3 },
          { plant: 'ficus' },
        ),
    };
  }
  if (kind === 'bedding') {
    const scale = 0.84;
    const size = cm(scale);
    return {
      x: 560,
      y: 1420,
      scale,
      behind:
        print(470, 190, 200) +
        also(kit, 'stool', '#b98a5e', { x: 1085, y: floor + 160, cm: size }) +
        also(
          kit,
          'tablelamp',
          tone,
          { x: 1085, y: floor + 160 - 45 * size, cm: size * 1.2 },
          {
            style: 'mushroom',
            shade: 'dome',
          },
        ),
    };
  }
  if (kind === 'mirror')
    return {
      x: 520,
      y: floor + 60,
      scale: 0.9,
      behind: '',
      before:
        also(kit, 'stool', '#b98a5e', { x: 1010, y: floor + 200, cm: 6 }) +
        rugBelow(520, 1430, 560, tone),
    };
  const scale = 0.6;
  const size = scale * (UNITS[kind] ?? 13);
  return {
    x: 720,
    y: 1350,
    scale,
    behind:
      print(760, 240, 220) +
      rugBelow(460, 1345, 660, tone) +
      also(kit, 'armchair', darken(tone, 0.1), { x: 220, y: 1290, cm: Math.min(size, 7.4) }),
  };
}

/** A lamp over a table, its middle at x. */
function pendantAt(kit: Kit, x: number, scale: number, hex: string): string {
  const { cloth: _, ...rest } = kit;
  const drawing = home.pendant({ ...rest, hex, params: { shade: 'dome' } });
  return `<g transform="translate(${n(x - 600 * scale)} 0) scale(${scale})">${drawing.art}</g>`;
}

/** Furniture in a room that it fits, 1200 × 1500. */
export function inRoom(kit: Kit, drawing: Drawing, kind: string, tone: string): string {
  const floor = 1010;
  const corner = cornerOf(kit, kind, floor);
  return (
    wall(kit, tone, W, H) +
    boards(kit, floor, W, H, luma(kit.hex) > 0.5 ? '#9c7750' : '#bb9a70') +
    daylight(kit, floor) +
    corner.behind +
    itself(kit, drawing, corner.x, corner.y, corner.scale) +
    (corner.before ?? '')
  );
}

/** Boots on the mat in a hall, before a stool to sit on while they are put on, 1200 × 1500. */
export function inHall(kit: Kit, drawing: Drawing, kind: string, tone: string): string {
  const floor = 960;
  const scale = kind === 'ankleboot' ? 0.74 : 0.8;
  const tint = quiet(kit);
  return (
    wall(kit, tone, W, H) +
    boards(kit, floor, W, H, luma(kit.hex) > 0.5 ? '#9c7750' : '#bb9a70') +
    daylight(kit, floor) +
    framed(kit, 700, 150, 230, 300, tint) +
    also(kit, 'stool', '#a97a4a', { x: 980, y: floor + 150, cm: 11.5 }) +
    rugBelow(560, 1330, 560, darken(tint, 0.16)) +
    itself(kit, drawing, 500, 1330, scale)
  );
}

/** Somebody's feet in shoes, on boards before a wall, 1200 × 1500. */
export function stepping(kit: Kit, drawing: Drawing, kind: string, tone: string): string {
  // A high shaft needs the room that a low shoe leaves to the floor.
  const isHigh = ['boot', 'rubberboot'].includes(kind);
  const floor = isHigh ? 1130 : 1010;
  const scale = isHigh ? 0.98 : kind === 'ankleboot' ? 0.94 : 0.9;
  return (
    wall(kit, tone, W, H) +
    boards(kit, floor, W, H, luma(kit.hex) > 0.5 ? '#9c7750' : '#bb9a70') +
    daylight(kit, floor) +
    itself(kit, drawing, 600, isHigh ? 1380 : 1270, scale)
  );
}

/** A cushion on an easy chair, 1200 × 1500. */
export function onChair(kit: Kit, drawing: Drawing, tone: string): string {
  const scale = 0.56;
  const { y, h } = boundsOf(drawing.shade ?? []);
  const place = `translate(${n(600 - 600 * scale)} ${n(908 - (y + h) * scale)}) scale(${scale})`;
  const chair = luma(kit.hex) > 0.5 ? '#5f6f66' : '#d6ccb9';
  return (
    wall(kit, tone, W, H) +
    boards(kit, 1130, W, H, '#a9855b') +
    daylight(kit, 1130) +
    framed(kit, 840, 90, 200, 260, quiet(kit)) +
    also(kit, 'armchair', chair, { x: 600, y: 1400, cm: 10.9 }) +
    `<g transform="${place}">${shadow(kit, drawing)}${drawing.art}</g>`
  );
}

/** A rug on the floor before an easy chair, seen aslant from above, 1200 × 1500. */
export function onFloor(kit: Kit, drawing: Drawing, tone: string): string {
  const b = boundsOf(drawing.shade ?? []);
  const scale = Math.min(1.06, 1000 / b.w);
  const place = `translate(${n(600)} ${n(1130)}) matrix(${scale.toFixed(3)} 0 ${b.w > b.h * 0.94 ? 0 : -0.16} .5 0 0) translate(${n(-b.x - b.w / 2)} ${n(-b.y - b.h / 2)})`;
  return (
    wall(kit, tone, W, H) +
    boards(kit, 700, W, H, luma(kit.hex) > 0.5 ? '#9c7750' : '#c2a27a') +
    framed(kit, 700, 120, 210, 270, quiet(kit)) +
    `<g transform="${place}">${shadow(kit, drawing)}${drawing.art}</g>` +
    also(kit, 'armchair', '#8b9389', { x: 250, y: 960, cm: 5.4 }) +
    also(kit, 'pot', '#b9603f', { x: 1050, y: 800, cm: 6.2 }, { plant: 'ficus' })
  );
}

/** A few books that lie on each other, the middle of their foot at x, y. */
function books(x: number, y: number, s: number, hexes: readonly string[]): string {
  return hexes
    .map((hex, i) => {
      const [w, h] = [(330 - i * 26) * s, (44 - (i % 2) * 8) * s];
      const top = y - (i + 1) * 42 * s;
      const left = x - w / 2 + (i % 2 ? 16 : -10) * s;
      return `<path d="${box(left, top, w, h, 4)}" fill="${hex}"/><path d="${box(left + 6 * s, top + 6 * s, w - 6 * s, h - 14 * s, 2)}" fill="#f3ecdd"/><path d="${box(left, top, w * 0.16, h, 4)}" fill="${darken(hex, 0.14)}"/><path d="M${n(left)} ${n(top + 2)}h${n(w)}" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>`;
    })
    .join('');
}

/** Things that stand on a sideboard, with the room behind them out of focus, 1200 × 1500. */
export function onSideboard(
  kit: Kit,
  drawing: Drawing,
  kind: string,
  tone: string,
  zoom: number,
): string {
  const tint = quiet(kit);
  const y = 1150;
  const scale = 0.8 * Math.min(zoom, 1.25);
  const top = luma(kit.hex) > 0.5 ? '#8a6440' : '#b78c5e';
  const plant = ['vase', 'pot'].includes(kind)
    ? ''
    : also(
        kit,
        'vase',
        mix(tint, '#efe6d8', 0.3),
        { x: 1010, y: y + 40, cm: 9 },
        {
          shape: 'round',
          stems: 'branch',
        },
      );
  const back =
    framed(kit, 90, 330, 330, 430, tint) +
    plant +
    (['vase', 'pot'].includes(kind)
      ? books(1000, y + 56, 0.9, ['#7b3b32', '#d9cdb8', '#2f4a3e'])
      : '');
  const shine = kit.sheet.linear(
    [0, 0],
    [1, 0],
    [
      [0, '#fff6df', 0.3],
      [0.5, '#fff6df', 0],
      [1, '#1d150e', 0.24],
    ],
  );
  return (
    wall(kit, tone, W, H) +
    daylight(kit, 3000) +
    wood(kit, box(-20, y, W + 40, 210), top) +
    `<rect y="${y}" width="${W}" height="26" fill="#2b2118" fill-opacity=".16"/>` +
    back +
    slab(kit, -20, y + 204, W + 40, 34, darken(top, 0.08)) +
    round(kit, box(-20, y + 240, W + 40, 200), darken(top, 0.24), 'matt') +
    `<rect y="${y}" width="${W}" height="${H - y}" fill="${shine}"/>` +
    itself(kit, drawing, 560, y + 150, scale)
  );
}
