import { type Fold, panel } from '../base/cloth';
import { darken, lighten } from '../base/colour';
import type { Draw, Kit } from '../base/kit';
import { box, mirrored, type Point, trace } from '../base/path';
import { button, metal } from '../base/trims';

const CX = 600;

/** A closed umbrella that leans with its handle up, or an open one. */
export const drawUmbrella: Draw = (kit) => {
  const open = kit.rng.chance(0.5);
  const wood = kit.rng.pick(['#8a5a34', '#3a2a20', '#b98a55']);
  return open ? openUmbrella(kit, wood) : closedUmbrella(kit, wood);
};

function crook(y: number, wood: string): string {
  const d = `M${CX} ${y - 170}V${y}C${CX} ${y + 84} ${CX + 110} ${y + 84} ${CX + 108} ${y - 4}`;
  return `<path d="${d}" fill="none" stroke="${darken(wood, 0.5)}" stroke-width="33" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${wood}" stroke-width="29" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${lighten(wood, 0.6)}" stroke-width="6" stroke-linecap="round" stroke-opacity=".6" transform="translate(-6 -2)"/>`;
}

function openUmbrella(kit: Kit, wood: string) {
  const xs = [-470, -300, -108, 108, 300, 470];
  const tip: Point = [0, 330];
  const panels = xs.slice(0, -1).map((x1, i) => {
    const x2 = xs[i + 1] as number;
    const [y1, y2] = [740 - Math.abs(x1) * 0.02, 740 - Math.abs(x2) * 0.02];
    const d = `${trace(CX, 1, tip, [
      [x1 * 0.72, 360, x1, y1],
      [(x1 + x2) / 2, 664, x2, y2],
      [x2 * 0.72, 360, 0, 330],
    ])}Z`;
    return panel(kit, d, {
      surface: 'smooth',
      soft: 14,
      round: 0.7,
      turn: i * 16 - 32,
      fill: i % 2 && kit.params.pattern === 'block' ? darken(kit.hex, 0.4) : kit.hex,
      folds: [
        {
          d: trace(CX, 1, [0, 360], [[(x1 + x2) * 0.36, 420, (x1 + x2) / 2, 690]]),
          width: 30,
          tone: 0.18 - Math.abs(i - 1.4) * 0.08,
        },
      ],
    });
  });
  const outline = mirrored(
    CX,
    [0, 330],
    [
      [470 * 0.72, 360, 470, 730],
      [0, 700],
    ],
  );
  const rod = `<path d="M${CX} 700V1010" stroke="#4a443e" stroke-width="13"/><path d="M${CX - 3} 700V1010" stroke="#b8b0a4" stroke-width="3"/>`;
  const under = `<path d="${mirrored(
    CX,
    [0, 660],
    [
      [300, 660, 468, 730],
      [300, 720, 0, 716],
    ],
  )}" fill="${darken(kit.hex, 0.6)}"/>`;
  return {
    art: rod + under + crook(1170, wood) + panels.join('') + metal(`M${CX} 334V270`, 10, '#8d867a'),
    place: 'hang' as const,
    shade: [outline, box(CX - 14, 700, 28, 480)],
    focus: { x: 600, y: 480, zoom: 1.8 },
  };
}

const LEAN = 'rotate(24 600 800)';

function closedUmbrella(kit: Kit, wood: string) {
  const d = mirrored(
    CX,
    [0, 1250],
    [
      [26, 1230, 40, 1000, 74, 620],
      [60, 560, 0, 556],
    ],
  );
  const folds: Fold[] = [-36, -12, 12, 34].map((x, i) => ({
    d: `M${CX + x} 570Q${CX + x * 1.2} 900 ${CX + x * 0.3} 1230`,
    width: 12,
    tone: i % 2 ? 0.4 : -0.5,
  }));
  const tie = panel(
    kit,
    mirrored(
      CX,
      [0, 800],
      [
        [62, 792],
        [60, 838],
        [0, 848],
      ],
    ),
    { surface: 'smooth', soft: 5, step: 0 },
  );
  const flipped = `<g transform="rotate(180 600 480)">${crook(560, wood)}</g>`;
  const art = `<g transform="${LEAN}">${flipped}<path d="M${CX} 1240V1320" stroke="#5a5148" stroke-width="14" stroke-linecap="round"/>${panel(kit, d, { surface: 'smooth', folds, soft: 7, round: 1, step: 40 })}${tie}${button(CX + 20, 820, 9, wood, false)}</g>`;
  return {
    art,
    place: 'lie' as const,
    shade: [d, box(CX - 10, 360, 20, 220)],
    turns: [LEAN, LEAN],
    focus: { x: 660, y: 660, zoom: 1.9 },
  };
}
