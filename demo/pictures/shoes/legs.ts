import { panel } from '../base/cloth';
import { darken, lighten } from '../base/colour';
import { type Kit, recolour, type Wearer } from '../base/kit';
import { n, oval, type Point, smooth } from '../base/path';
import type { Surface } from '../base/surface';
import { stitching } from '../base/trims';
import { shadeOf, skinned } from '../clothes/skin';

/** How high above the floor a leg has its back and its front, in the units of a shoe of size 39: 31 to a centimetre. */
const SHAPE: readonly (readonly [up: number, back: number, front: number])[] = [
  [300, 226, 500],
  [400, 238, 480],
  [520, 232, 472],
  [660, 208, 478],
  [820, 180, 492],
  [1000, 164, 504],
  [1180, 176, 508],
  [1360, 198, 516],
  [1560, 196, 548],
  [1900, 176, 590],
];

/** How far up a leg is drawn: past the edge of every picture. */
const TOP = 1900;

type Clothed = { hex: string; surface: Surface; wide: boolean; cuff: boolean };

/** What a leg has on besides a shoe. */
export type Legwear = { sock?: string; trousers?: Clothed; skirt?: boolean };

const LEGS = {
  man: {
    bob: { hex: '#a18f74', surface: 'twill', wide: false, cuff: true },
    bun: { hex: '#465873', surface: 'denim', wide: false, cuff: true },
    short: { hex: '#6d7159', surface: 'twill', wide: false, cuff: false },
    curls: { hex: '#3f434c', surface: 'twill', wide: false, cuff: true },
  },
  woman: {
    bob: { hex: '#6f8bab', surface: 'denim', wide: false, cuff: false },
    bun: { hex: '#ddd2bd', surface: 'twill', wide: true, cuff: false },
    short: { hex: '#3d4a63', surface: 'denim', wide: true, cuff: false },
    curls: { hex: '#8a9bb0', surface: 'denim', wide: false, cuff: true },
  },
} as const satisfies Record<string, Record<Wearer['hairdo'], Clothed>>;

/** What this person wears with shoes like these. */
export function legwear(
  who: Wearer,
  kind: 'trainer' | 'dress' | 'boot' | 'bare' | 'home',
): Legwear {
  const trousers: Clothed = LEGS[who.man ? 'man' : 'woman'][who.hairdo];
  const grey = { sock: '#b9b4a8', trousers };
  if (kind === 'home') return grey;
  if (kind === 'boot')
    return { sock: '#8d8778', trousers: { ...trousers, wide: false, cuff: false } };
  if (kind === 'trainer') return who.man ? { sock: '#e9e5dc', trousers } : { trousers };
  if (kind === 'dress' && who.man) return { sock: '#39435a', trousers };
  return who.man || who.hairdo === 'short' ? { trousers } : { skirt: true };
}

/** The edges of a leg from one height above the floor to another, from below to above. */
function edges(from: number, to: number, ease: readonly [number, number]) {
  const at = (up: number): readonly [number, number] => {
    const i = SHAPE.findIndex(([v]) => v >= up);
    const [b, a] = [SHAPE.at(i) ?? SHAPE[0], SHAPE.at(Math.max(0, i - 1))];
    if (!a || !b) return [0, 0];
    const t = b[0] === a[0] ? 0 : (up - a[0]) / (b[0] - a[0]);
    return [a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
  };
  const ups = [from, ...SHAPE.map(([v]) => v).filter((v) => v > from + 50 && v < to), to];
  return ups.map((up) => ({ up, back: at(up)[0] - ease[0], front: at(up)[1] + ease[1] }));
}

interface Opening {
  /** The middle of the shoe's opening, half its width, and where its shoe stands. */
  x: number;
  y: number;
  half: number;
  floor: number;
}

const column = (points: readonly { y: number; back: number; front: number }[]): string => {
  const left = points.map(({ y, back }): Point => [back, y]);
  const right = points.map(({ y, front }): Point => [front, y]).reverse();
  return `${smooth(left)}L${smooth(right).slice(1)}Z`;
};

/** The leg of a trouser, its hem `up` above the floor. */
function trouser(kit: Kit, cloth: Clothed, floor: number, up: number, far: boolean): string {
  const ease = cloth.wide ? ([64, 92] as const) : ([44, 52] as const);
  const straight = edges(up, TOP, ease).map((one) => ({
    y: floor - one.up,
    // Cloth hangs from the calf and the shin: it doesn't go in at the ankle.
    back: Math.min(one.back, one.up < 1000 ? 164 - ease[0] + (1000 - one.up) * 0.05 : one.back),
    front: Math.max(one.front, one.up < 1000 ? 500 + ease[1] - (1000 - one.up) * 0.03 : one.front),
  }));
  const [hem] = straight;
  if (!hem) return '';
  const d = column(straight);
  const own = recolour(kit, far ? darken(cloth.hex, 0.16) : cloth.hex);
  const [w, top] = [hem.front - hem.back, floor - TOP];
  const x = (share: number) => n(hem.back + w * share);
  const folds = [
    {
      d: `M${x(0.3)} ${hem.y - 40}Q${x(0.22)} ${hem.y - 320} ${x(0.34)} ${top + 300}`,
      width: 46,
      tone: 0.22,
    },
    {
      d: `M${x(0.62)} ${hem.y}Q${x(0.7)} ${hem.y - 300} ${x(0.6)} ${top + 400}`,
      width: 52,
      tone: -0.22,
    },
    {
      d: `M${x(0.04)} ${hem.y - 150}Q${x(0.4)} ${hem.y - 70} ${x(0.8)} ${hem.y - 170}`,
      width: 30,
      tone: -0.2,
    },
    {
      d: `M${x(0.1)} ${hem.y - 330}Q${x(0.5)} ${hem.y - 250} ${x(0.92)} ${hem.y - 380}`,
      width: 30,
      tone: -0.16,
    },
  ];
  const edge = (dy: number) =>
    `M${n(hem.back)} ${n(hem.y - dy)}Q${x(0.5)} ${n(hem.y - dy + 22)} ${n(hem.front)} ${n(hem.y - dy)}`;
  const band = `${edge(0)}L${n(hem.front + 8)} ${n(hem.y - 84)}Q${x(0.5)} ${n(hem.y - 60)} ${n(hem.back - 8)} ${n(hem.y - 84)}Z`;
  // The hem is round: it hangs lowest in the middle.
  const round = `${edge(-1)}L${n(hem.front)} ${n(hem.y - 6)}H${n(hem.back)}Z`;
  return (
    panel(own, `${d}${round}`, { surface: cloth.surface, soft: 14, round: 1, folds, step: 0 }) +
    (cloth.cuff
      ? panel({ ...own, hex: lighten(own.hex, 0.2) }, band, {
          surface: cloth.surface,
          soft: 8,
          round: 1,
          step: 0,
        })
      : stitching(own.hex, edge(34)))
  );
}

/** The leg that comes out of a shoe's opening, in what is worn with it. Its shoe is drawn over it. */
export function leg(kit: Kit, wear: Legwear, { x, y, half, floor }: Opening, far = false): string {
  const who = kit.wearer;
  if (!who) return '';
  const up = floor - y;
  const isShaft = up > 800;
  const skin = far ? shadeOf(who.skin, 0.16) : who.skin;
  const hem = isShaft ? up - 60 : Math.max(up + 84, 450);
  const rest = edges(
    isShaft ? up - 60 : up + 130,
    wear.trousers ? Math.min(TOP, hem + 80) : TOP,
    [0, 0],
  );
  const inShoe = isShaft
    ? []
    : [
        { y: y + 56, back: x - half + 14, front: x + half - 26 },
        { y: y + 8, back: x - half + 10, front: x + half - 22 },
      ];
  const d = column([...inShoe, ...rest.map((one) => ({ ...one, y: floor - one.up }))]);
  const ankle =
    isShaft || wear.sock
      ? ''
      : `<ellipse cx="${n(x - half * 0.22)}" cy="${n(y - 64)}" rx="30" ry="34" fill="${lighten(skin, 0.35)}" fill-opacity=".4" filter="${kit.sheet.blur(9, 0.5)}"/>`;
  const cover = wear.sock ?? '';
  const own = recolour(kit, far ? darken(cover || '#888888', 0.14) : cover || '#888888');
  const body = cover
    ? panel(own, d, { surface: 'rib', soft: 10, round: 1, step: 0 })
    : skinned(kit, d, skin, far ? 0.1 : 0) + ankle;
  if (!wear.trousers) return body;
  const under = `<g clip-path="${kit.sheet.clip(d)}"><ellipse cx="${n(x)}" cy="${n(floor - hem)}" rx="330" ry="64" fill="#120c08" fill-opacity=".42" filter="${kit.sheet.blur(18, 0.4)}"/></g>`;
  const cloth = isShaft
    ? trouserIn(kit, wear.trousers, floor, hem, far)
    : trouser(kit, wear.trousers, floor, hem, far);
  return isShaft ? cloth : body + under + cloth;
}

/** Narrow trousers that go into a shaft. */
function trouserIn(kit: Kit, cloth: Clothed, floor: number, up: number, far: boolean): string {
  const d = column(edges(up, TOP, [14, 18]).map((one) => ({ ...one, y: floor - one.up })));
  const own = recolour(kit, far ? darken(cloth.hex, 0.16) : cloth.hex);
  const y = floor - up;
  const folds = [
    { d: `M190 ${n(y - 120)}Q340 ${n(y - 60)} 500 ${n(y - 150)}`, width: 26, tone: -0.22 },
    { d: `M200 ${n(y - 300)}Q360 ${n(y - 230)} 520 ${n(y - 330)}`, width: 26, tone: -0.18 },
    { d: `M270 ${n(y - 60)}Q262 ${n(y - 400)} 290 ${n(y - 800)}`, width: 44, tone: 0.2 },
  ];
  return panel(own, d, { surface: cloth.surface, soft: 12, round: 1, folds, step: 0 });
}

/** How thick a foot is above its sole, by how far along it. */
const INSTEP: readonly Point[] = [
  [470, 300],
  [520, 226],
  [600, 166],
  [700, 126],
  [800, 100],
  [880, 86],
  [950, 72],
];

/** A bare foot on a sole whose upper side is told by `bed`, and its leg; straps and uppers lie over it. */
export function foot(
  kit: Kit,
  wear: Legwear,
  bed: (x: number) => number,
  { floor, stout = 1, far = false }: { floor: number; stout?: number; far?: boolean },
): string {
  const who = kit.wearer;
  if (!who) return '';
  const skin = wear.sock ?? (far ? shadeOf(who.skin, 0.16) : who.skin);
  const over = INSTEP.map(([x, high]): Point => [x, bed(x) - high * stout]);
  const under = [1010, 900, 760, 620, 480, 340, 230].map((x): Point => [x, bed(x) + 6]);
  const heel: Point[] = [
    [192, bed(200) - 30],
    [190, bed(200) - 90],
    [206, bed(200) - 170],
    [230, bed(200) - 290],
  ];
  const raise = floor - bed(240) - 74;
  const above = edges(420, TOP, [0, 0]).map((one) => ({ ...one, y: floor - raise - one.up - 40 }));
  const back = [...heel, ...above.map((one): Point => [one.back, one.y])];
  const front = [...above.map((one): Point => [one.front, one.y]).reverse(), ...over];
  const toe = `C${n(986)} ${n(bed(986) - 66 * stout)} ${n(1030)} ${n(bed(1020) - 50)} ${n(1028)} ${n(bed(1010) - 18)}Q${n(1026)} ${n(bed(1010) + 8)} 1010 ${n(bed(1010) + 6)}`;
  const d = `${smooth(back)}L${smooth(front).slice(1)}${toe}L${smooth(under).slice(1)}Z`;
  const y = bed(200) - 150;
  const line = `M936 ${n(bed(936) - 24)}Q968 ${n(bed(968) - 34)} 1000 ${n(bed(1000) - 12)}`;
  const nail = `<path d="${oval(990, bed(990) - 50, 22, 8)}" transform="rotate(26 990 ${n(bed(990) - 50)})" fill="${lighten(skin, 0.4)}" fill-opacity=".8"/>`;
  const details = wear.sock
    ? ''
    : `<path d="${line}" fill="none" stroke="${shadeOf(skin, 0.8)}" stroke-width="3" stroke-opacity=".5" stroke-linecap="round"/>${nail}<ellipse cx="312" cy="${n(y)}" rx="34" ry="38" fill="${lighten(skin, 0.35)}" fill-opacity=".45" filter="${kit.sheet.blur(9, 0.5)}"/>`;
  const body = wear.sock
    ? panel(recolour(kit, skin), d, { surface: 'rib', soft: 12, round: 1, step: 0 })
    : skinned(kit, d, skin, far ? 0.1 : 0);
  const hem = Math.max(raise + 430, 470);
  return body + details + (wear.trousers ? trouser(kit, wear.trousers, floor, hem, far) : '');
}
