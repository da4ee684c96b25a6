import { expect, test } from 'vitest';
import { readFolders } from '#features/pages/server/block-folders';
import { blockFiles } from './blocks';
import { features } from './features';

const thing = { entity: { name: '', label: { one: '', many: '' }, orders: [] } };
const folders = [...readFolders(blockFiles)].map(([at, folder]) => ({
  ...{ at, ...folder },
  definition:
    typeof folder.definition === 'function' ? folder.definition(thing) : folder.definition,
}));

const inFolders = (type: string): string => type.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase();

test('each block lies in a folder with its own name, in a feature that there is', () => {
  const names = features.map(({ name }) => name);
  expect(folders.length).toBeGreaterThan(30);
  for (const { at, feature, definition } of folders) {
    expect(at).toBe(`${feature}/blocks/${inFolders(definition.type)}`);
    expect(names).toContain(feature);
  }
});

test('what its view is given is tested', () => {
  const tests = import.meta.glob('/src/features/*/blocks/*/props.test.ts');
  const tested = Object.keys(tests).map((file) => file.split('/').slice(3, 6).join('/'));
  expect(tested.sort()).toEqual(folders.map(({ at }) => at).sort());
});

test('what it says of a setting is there: its picture is one of an image', () => {
  for (const { definition } of folders) {
    const { picture, settings, label } = definition;
    expect(label).not.toBe('');
    if (picture) expect(settings[picture]?.type.name).toBe('ImageField');
  }
});
