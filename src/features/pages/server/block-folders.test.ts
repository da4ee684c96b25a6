import { expect, test } from 'vitest';
import { defineBlock } from '#kernel/define/block';
import { readFolders } from './block-folders';

const definition = defineBlock({ type: 'Note', label: 'Notitie', version: 1, settings: {} });
const propsOf = () => ({});
const view = () => null;
const load = { load: async () => new Map() };
const files = {
  '/src/features/notes/blocks/note/definition.ts': { definition },
  '/src/features/notes/blocks/note/props.ts': { propsOf },
  '/src/features/notes/blocks/note/view.tsx': { default: view },
};

test('a folder is a block of the feature that it lies in', () => {
  expect([...readFolders(files)]).toEqual([
    ['notes/blocks/note', { feature: 'notes', definition, propsOf, view, load: undefined }],
  ]);
  const loading = { ...files, '/src/features/notes/blocks/note/load.server.ts': { load } };
  expect(readFolders(loading).get('notes/blocks/note')?.load).toBe(load);
});

test('a folder without a view, or a file that exports something else, is told by name', () => {
  const { '/src/features/notes/blocks/note/view.tsx': _, ...without } = files;
  expect(() => readFolders(without)).toThrow(
    'The block notes/blocks/note needs a definition, props and a view',
  );
  const wrong = { ...files, '/src/features/notes/blocks/note/view.tsx': { Note: view } };
  expect(() => readFolders(wrong)).toThrow("view.tsx doesn't export 'default'");
  expect(() => readFolders({ '/src/features/notes/note.ts': {} })).toThrow('no file of a block');
});
