import { darken, lighten, mix } from '../base/colour';
import { choice, type Draw, type Drawing, flag, type Kit } from '../base/kit';
import { mirrored, n } from '../base/path';
import { rim, round, streak, turned, wood } from '../base/solid';
import { glassBody } from './glassware';
import { drawStems, drawTwig } from './plants';

const CX = 600;
const BASE = 1210;

/** A vase, sometimes with dried grasses. */
export const drawVase: Draw = (kit) => {
  const form = choice(kit, 'shape', ['bottle', 'round', 'cylinder', 'amphora', 'tulip', 'trio']);
  if (form === 'tulip') return tulipVase(kit);
  if (form === 'trio') return trio(kit);
  const { rng } = kit;
  const finish = choice(kit, 'finish', ['matt', 'gloss', 'stone', 'glass', 'wood']);
  const top =
    { bottle: 520, round: 760, cylinder: flag(kit, 'tall') ? 380 : 640, amphora: 560 }[form] +
    rng.jitter(10);
  const w = { bottle: 180, round: 260, cylinder: 150, amphora: 220 }[form] + rng.jitter(16);
  const mouth = { bottle: 52, round: 84, cylinder: 150, amphora: 92 }[form];
  const profile = {
    bottle: [
      [mouth, top],
      [mouth - 12, top + 60, 40, top + 180, 66, top + 260],
      [110, top + 340, w, top + 380, w, top + 480],
      [w, BASE - 40, w * 0.74, BASE - 6, w * 0.6, BASE],
      [0, BASE + 8],
    ],
    round: [
      [mouth, top],
      [mouth - 8, top + 36, mouth, top + 50, mouth + 20, top + 66],
      [w, top + 120, w + 12, top + 300, w * 0.86, BASE - 70],
      [w * 0.7, BASE - 10, w * 0.5, BASE],
      [0, BASE + 8],
    ],
    cylinder: [
      [w, top],
      [w - 6, top + 200, w + 6, BASE - 150, w, BASE - 16],
      [w - 10, BASE, w - 30, BASE],
      [0, BASE + 6],
    ],
    amphora: [
      [mouth, top],
      [mouth - 30, top + 30, mouth - 34, top + 90, mouth - 20, top + 130],
      [w + 20, top + 200, w + 20, top + 360, w * 0.6, BASE - 120],
      [w * 0.36, BASE - 50, w * 0.42, BASE - 20, w * 0.46, BASE],
      [0, BASE + 8],
    ],
  }[form];
  const handles =
    form === 'amphora'
      ? [-1, 1]
          .map((s) => {
            const d = `M${CX + s * (mouth - 14)} ${top + 40}C${CX + s * (w + 60)} ${top + 10} ${CX + s * (w + 60)} ${top + 190} ${CX + s * w * 0.72} ${top + 216}`;
            return `<path d="${d}" fill="none" stroke="${darken(kit.hex, 0.45)}" stroke-width="33"/><path d="${d}" fill="none" stroke="${kit.hex}" stroke-width="28"/><path d="${d}" fill="none" stroke="${lighten(kit.hex, 0.6)}" stroke-width="6" stroke-opacity=".5" transform="translate(-5 -4)"/>`;
          })
          .join('')
      : '';
  const d = mirrored(CX, [0, top], profile);
  const shine =
    finish === 'gloss'
      ? streak(
          kit,
          `M${CX - w * 0.55} ${BASE - 330}Q${CX - w * 0.66} ${BASE - 230} ${CX - w * 0.56} ${BASE - 110}`,
          16,
          0.55,
        )
      : '';
  const rings = flag(kit, 'rings')
    ? `<g clip-path="${kit.sheet.clip(d)}">${Array.from({ length: 22 }, (_, i) => `<path d="M${CX - 320} ${top + 70 + i * 28}Q${CX} ${top + 88 + i * 28} ${CX + 320} ${top + 70 + i * 28}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-opacity=".2" stroke-width="5"/>`).join('')}</g>`
    : '';
  const ribs = flag(kit, 'ribbed') ? slantedRibs(kit, d) : '';
  const stems = {
    none: () => '',
    branch: () => drawTwig(kit, CX, top + 6),
    grass: () => drawStems(kit, CX, top + 6),
  }[choice(kit, 'stems', ['none', 'branch', 'grass'])]();
  const clear = finish === 'glass';
  const body = clear
    ? glass(kit, d, top, w)
    : finish === 'wood'
      ? wood(kit, d, kit.hex, 84) + turnedShade(kit, d)
      : round(kit, d, kit.hex, finish, 46);
  return {
    art:
      handles +
      body +
      rings +
      ribs +
      shine +
      (clear
        ? `<ellipse cx="${CX}" cy="${n(top)}" rx="${mouth}" ry="${n(mouth * 0.13)}" fill="none" stroke="${darken(kit.hex, 0.3)}" stroke-width="3"/>`
        : rim(kit, CX, top, mouth, mouth * 0.15, kit.hex, 9)) +
      stems,
    place: flag(kit, 'tall') || form === 'amphora' ? 'floor' : 'stand',
    base: BASE,
    reach: w * 0.75,
    focus: { x: CX, y: top + 190, zoom: 2 },
  };
};

/** The body of a vase of glass: the wall behind and the thick foot are seen through it. */
function glass(kit: Kit, d: string, top: number, w: number): string {
  const uncoloured = flag(kit, 'uncoloured');
  const hex = uncoloured ? '#d5dedb' : kit.hex;
  const deep = kit.sheet.linear(
    [0, 0],
    [1, 0],
    [
      [0, darken(hex, 0.2), 0.55],
      [0.12, hex, 0.3],
      [0.45, hex, 0.14],
      [0.75, hex, 0.24],
      [1, darken(hex, 0.25), 0.6],
    ],
  );
  const foot = `<ellipse cx="${CX}" cy="${BASE - 22}" rx="${n(w * 0.94)}" ry="${n(w * 0.12)}" fill="${darken(hex, 0.2)}" fill-opacity=".22" stroke="${darken(hex, 0.3)}" stroke-opacity=".5" stroke-width="2.5"/>`;
  const pane = `<path d="M${n(CX - w * 0.66)} ${n(top + 60)}h${n(w * 0.26)}L${n(CX - w * 0.34)} ${BASE - 60}h${n(-w * 0.2)}z" fill="#fff" fill-opacity=".34"/>`;
  return (
    `<path d="${d}" fill="${deep}" fill-opacity="${uncoloured ? 0.6 : 1}"/>` +
    `<g clip-path="${kit.sheet.clip(d)}">${foot}<g filter="${kit.sheet.blur(5)}">${pane}</g></g>` +
    glassBody(kit, d, mix(hex, '#ffffff', 0.1)) +
    streak(kit, `M${n(CX + w * 0.7)} ${BASE - 300}V${BASE - 100}`, 9, 0.7)
  );
}

const turnedShade = (kit: Kit, d: string): string =>
  `<path d="${d}" fill="${kit.sheet.linear(
    [0, 0],
    [1, 0],
    [
      [0, '#000', 0.3],
      [0.28, '#fff', 0.2],
      [0.6, '#000', 0],
      [1, '#000', 0.4],
    ],
  )}"/>`;

/** Ribs that climb on the slant. */
const slantedRibs = (kit: Kit, d: string): string =>
  `<g clip-path="${kit.sheet.clip(d)}">${Array.from({ length: 24 }, (_, i) => `<path d="M${220 + i * 36} 1230Q${200 + i * 38} 980 ${260 + i * 34} 720" fill="none" stroke="${darken(kit.hex, 0.4)}" stroke-width="7" stroke-opacity=".4"/><path d="M${231 + i * 36} 1230Q${211 + i * 38} 980 ${271 + i * 34} 720" fill="none" stroke="#fff" stroke-width="6" stroke-opacity=".45"/>`).join('')}</g>`;

/** A Delft tulip vase: white, five spouts, painted in the product's blue. */
function tulipVase(kit: Kit): Drawing {
  const white = '#f4f3ee';
  const spouts = [-2, -1, 0, 1, 2].map((i) => {
    const [x, y] = [CX + i * 118, 560 + Math.abs(i) * 64];
    const d = `M${x - 34} ${y}L${CX + i * 62 - 40} 850H${CX + i * 62 + 40}L${x + 34} ${y}Z`;
    return (
      round(kit, d, white, 'gloss') +
      rim(kit, x, y, 34, 9, white, 5) +
      `<path d="M${x - 26} ${y + 40}h52M${x - 24} ${y + 56}h48" stroke="${kit.hex}" stroke-width="6"/>`
    );
  });
  const body = mirrored(
    CX,
    [0, 800],
    [
      [200, 800],
      [270, 880, 240, 1010, 120, 1070],
      [70, 1100, 70, 1130, 130, BASE],
      [60, BASE + 10, 0, BASE + 10],
    ],
  );
  const petal = (a: number) =>
    `<path d="M0 0C26 -40 20 -84 0 -104C-20 -84 -26 -40 0 0Z" fill="${kit.hex}" transform="translate(${CX} 930) rotate(${a}) scale(.72)"/>`;
  const leaves = [-1, 1].map(
    (s) =>
      `<path d="M${CX + s * 90} 980q${s * 60} -30 ${s * 110} -100q-${s > 0 ? 10 : -10} 100 ${-s * 110} 100z" fill="${lighten(kit.hex, 0.2)}"/>`,
  );
  return {
    art:
      [spouts[0], spouts[4], spouts[1], spouts[3], spouts[2]].join('') +
      round(kit, body, white, 'gloss') +
      [0, 60, 120, 180, 240, 300].map((a) => petal(a + kit.rng.jitter(3))).join('') +
      leaves.join('') +
      `<circle cx="${CX}" cy="930" r="18" fill="${white}" stroke="${kit.hex}" stroke-width="6"/><path d="M${CX - 196} 822Q${CX} 850 ${CX + 196} 822M${CX - 112} ${BASE - 20}Q${CX} ${BASE} ${CX + 112} ${BASE - 20}" fill="none" stroke="${kit.hex}" stroke-width="8"/>`,
    place: 'stand',
    base: BASE,
    reach: 150,
    focus: { x: CX, y: 900, zoom: 1.9 },
  };
}

/** Three small vases of glass, each of another form, with what was cut in the garden. */
function trio(kit: Kit): Drawing {
  const glass = (x: number, top: number, w: number, neck: number) => {
    const d = mirrored(
      x,
      [0, top],
      [
        [neck, top],
        [neck * 0.7, top + 90, w, top + 150, w, BASE - 60],
        [w, BASE, w * 0.7, BASE + 4],
        [0, BASE + 8],
      ],
    );
    const flower = `<path d="M${x} ${top + 20}Q${x + 16} ${top - 90} ${x + 6} ${top - 170}" fill="none" stroke="#5f7a4a" stroke-width="7"/>${[0, 72, 144, 216, 288].map((a) => `<ellipse cx="0" cy="-24" rx="14" ry="24" fill="#f4efe2" transform="translate(${x + 6} ${top - 176}) rotate(${a})"/>`).join('')}<circle cx="${x + 6}" cy="${top - 176}" r="12" fill="#d9a441"/>`;
    return (
      flower +
      turned(
        kit,
        x,
        [0, top],
        [
          [neck, top],
          [neck * 0.7, top + 90, w, top + 150, w, BASE - 60],
          [w, BASE, w * 0.7, BASE + 4],
          [0, BASE + 8],
        ],
        mix(kit.hex, '#ffffff', 0.12),
        'gloss',
      ).replace(/^/, '<g opacity=".82">') +
      `</g><path d="${d}" fill="none" stroke="${darken(kit.hex, 0.4)}" stroke-width="2"/>`
    );
  };
  const j = kit.rng.jitter(4);
  return {
    art: glass(350 + j, 880, 104, 34) + glass(620, 800, 84, 44) + glass(860, 930, 120, 26),
    place: 'stand',
    base: BASE,
    reach: 350,
    focus: { x: 560, y: 960, zoom: 1.9 },
  };
}
