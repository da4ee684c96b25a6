import { darken, mix } from '../base/colour';
import { glow } from '../base/ground';
import type { Kit } from '../base/kit';
import { boards, wall } from './room';
import { stand } from './staging';

const [W, H] = [1600, 1000];
const at = (palette: readonly string[], i: number) => palette[i % palette.length] ?? '#8a9a86';

/** A dining table under two lamps in the evening, to the right: words may lie over the left. */
export function evening(kit: Kit, palette: readonly string[]): string {
  const tone = mix(darken('#b9a88c', 0.28), at(palette, 1), 0.22);
  const shine = [
    { x: 1000, y: 400, r: 430 },
    { x: 1300, y: 400, r: 430 },
    { x: 290, y: 380, r: 330 },
  ];
  const pendant = (x: number) => {
    const lamp = { kind: 'pendant', hex: at(palette, 0), params: { shade: 'dome' } };
    return `<g transform="translate(${x - 600 * 0.44} 0) scale(.44)">${stand(kit, { ...lamp, x: 600, y: 1250, scale: 1 })}</g>`;
  };
  const chair = (x: number) =>
    stand(kit, { kind: 'chair', hex: darken('#a97f54', 0.2), x, y: 850, scale: 0.4 });
  return (
    wall(kit, tone, W, H) +
    boards(kit, 760, W, H, darken('#b99468', 0.24)) +
    shine.map((spot) => glow(kit, spot)).join('') +
    stand(kit, { kind: 'cabinet', hex: '#8f6a42', x: 290, y: 880, scale: 0.46 }) +
    stand(kit, {
      kind: 'tablelamp',
      hex: at(palette, 0),
      x: 290,
      y: 526,
      scale: 0.3,
      params: { style: 'mushroom', shade: 'dome' },
    }) +
    chair(940) +
    chair(1370) +
    stand(kit, { kind: 'table', hex: '#b08a5e', x: 1150, y: 930, scale: 0.7 }) +
    stand(kit, { kind: 'vase', hex: at(palette, 1), x: 1150, y: 560, scale: 0.22 }) +
    pendant(1000) +
    pendant(1300)
  );
}
