import { darken, lighten } from '../base/colour';
import type { Draw } from '../base/kit';
import { n, oval } from '../base/path';

const CX = 600;

/** A wall clock. */
export const drawClock: Draw = (kit) => {
  const { rng } = kit;
  const r = 370;
  const y = 720;
  const frame = kit.hex;
  const dial = '#f4efe4';
  const ink = '#26221e';
  const face = kit.sheet.linear(
    [0, 0],
    [1, 1],
    [
      [0, lighten(dial, 0.3)],
      [0.6, dial],
      [1, darken(dial, 0.12)],
    ],
  );
  const marks = Array.from({ length: 60 }, (_, i) => {
    const a = (i * Math.PI) / 30;
    const big = i % 5 === 0;
    const [inner, outer] = [r - (big ? 82 : 56), r - 40];
    return `<path d="M${n(CX + Math.sin(a) * inner)} ${n(y - Math.cos(a) * inner)}L${n(CX + Math.sin(a) * outer)} ${n(y - Math.cos(a) * outer)}" stroke="${ink}" stroke-width="${big ? 9 : 2.5}"/>`;
  }).join('');
  const hand = (turn: number, long: number, w: number, tone: string) => {
    const d = `M${CX} ${y + 50}V${y - long}`;
    return `<g transform="rotate(${turn} ${CX} ${y})"><path d="${d}" stroke="#000" stroke-opacity=".2" stroke-width="${w}" transform="translate(7 6)"/><path d="${d}" stroke="${tone}" stroke-width="${w}" stroke-linecap="round"/></g>`;
  };
  const ring = `<path d="${oval(CX, y, r, r)}" fill="none" stroke="${darken(frame, 0.4)}" stroke-width="46"/><path d="${oval(CX, y, r, r)}" fill="none" stroke="${frame}" stroke-width="42"/><path d="${oval(CX - 3, y - 4, r, r)}" fill="none" stroke="${lighten(frame, 0.6)}" stroke-width="8" stroke-opacity=".5"/>`;
  return {
    art:
      `<path d="${oval(CX, y, r - 10, r - 10)}" fill="${face}"/>` +
      marks +
      ring +
      hand(304 + rng.int(0, 8), 190, 15, ink) +
      hand(52 + rng.int(0, 20), 280, 11, ink) +
      hand(rng.int(150, 210), 300, 6, '#c0392b') +
      `<circle cx="${CX}" cy="${y}" r="15" fill="${ink}"/>`,
    place: 'wall',
    shade: [oval(CX, y, r + 20, r + 20)],
    focus: { x: CX + 100, y: y - 160, zoom: 2.1 },
  };
};
