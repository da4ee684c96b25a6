import { expect, test } from 'vitest';
import { islandId } from './island-id';

test('an island is known by its path, without its root and its ending', () => {
  expect(islandId('/src/features/search/site/search-box.island.tsx')).toBe(
    'features/search/site/search-box',
  );
  expect(islandId('/src/ui/carousel.island.tsx')).toBe('ui/carousel');
  expect(islandId('demo/src/map.island.tsx')).toBe('demo/src/map');
});
