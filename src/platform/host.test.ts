import { expect, test } from 'vitest';
import { type Feature, type Host, setUpFeatures } from './host';

const host = {} as Host;

test('what a feature offers is there before any sets itself up, also one that it is built on', async () => {
  const steps: string[] = [];
  const feature = (name: string, needs: string[]): Feature => ({
    ...{ name, needs },
    offer: () => void steps.push(`${name} offers`),
    setup: () => void steps.push(name),
  });
  await setUpFeatures(host, [feature('stock', ['catalog']), feature('catalog', [])]);
  expect(steps).toEqual(['stock offers', 'catalog offers', 'catalog', 'stock']);
});

test('features that wait for each other, or for one that isn’t there, are named', async () => {
  const waits: Feature = { name: 'stock', needs: ['catalog'], setup: () => undefined };
  await expect(setUpFeatures(host, [waits])).rejects.toThrow('stock (catalog)');
});
