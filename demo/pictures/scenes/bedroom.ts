import { mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { boards, sunPatch, wall } from './room';
import { stand, type Ware } from './staging';

const [W, H] = [1600, 1000];
const at = (palette: readonly string[], i: number) => palette[i % palette.length] ?? '#8a9a86';

const MADE: readonly Ware[] = [{ kind: 'bedding' }];

/** A bed that is made with the given cover, between a lamp on a stool and a plant. */
export function bedroom(kit: Kit, palette: readonly string[], wares = MADE): string {
  const bed = wares[0] ?? { kind: 'bedding' };
  return (
    wall(kit, mix('#d5cfc2', at(palette, 1), 0.16), W, H) +
    sunPatch(kit, 150, 130, 420, 460, 0.34) +
    boards(kit, 760, W, H, '#b99468') +
    stand(kit, { ...bed, hex: bed.hex ?? at(palette, 0), x: 800, y: 950, scale: 0.72 }) +
    stand(kit, { kind: 'stool', hex: '#b98a5e', x: 1290, y: 900, scale: 0.42 }) +
    stand(kit, {
      kind: 'tablelamp',
      hex: at(palette, 1),
      x: 1290,
      y: 692,
      scale: 0.3,
      params: { style: 'mushroom', shade: 'dome' },
    }) +
    stand(kit, {
      kind: 'pot',
      hex: '#b9603f',
      x: 290,
      y: 920,
      scale: 0.5,
      params: { plant: 'ficus' },
    })
  );
}
