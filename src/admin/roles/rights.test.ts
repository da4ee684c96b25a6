import { expect, test } from 'vitest';
import { roleTexts } from '#kernel/messages/nl-roles';
import { gather, spread, turn } from './rights';

const entities = ['News', 'Faq', 'Location'].map((name) => ({
  ...{ name, label: name, hasStores: name === 'Location', fields: [] },
}));

test('a line for each entity says what holds for it, and goes back to as few lines', () => {
  const rights = {
    special: [],
    entities: [
      { entity: 'News', actions: ['read', 'change'] as const, fields: ['title'] },
      { entity: '*', actions: ['read'] as const },
    ],
  };
  const lines = spread(rights, entities);
  expect(lines.map(({ entity, actions }) => [entity, actions.length])).toEqual([
    ['News', 2],
    ['Faq', 1],
    ['Location', 1],
    ['*', 1],
  ]);
  expect(gather(lines)).toEqual(rights.entities);
});

test('what may not be read although all others may keeps its line, and no line is needed where nothing may', () => {
  const lines = spread({ special: [], entities: [{ entity: '*', actions: ['read'] }] }, entities);
  const less = lines.map((line) => (line.entity === 'Faq' ? turn(line, 'read') : line));
  expect(gather(less)).toEqual([
    { entity: 'Faq', actions: [] },
    { entity: '*', actions: ['read'] },
  ]);
  expect(gather(spread({ special: [], entities: [] }, entities))).toEqual([]);
});

test('who writes reads as well, and who doesn’t read does nothing', () => {
  const none = { entity: 'News', actions: [] };
  expect(turn(none, 'change').actions).toEqual(['read', 'change']);
  expect(turn(turn(none, 'change'), 'read').actions).toEqual([]);
  expect(turn(turn(none, 'delete'), 'delete').actions).toEqual(['read']);
});

test('a line is told in words', () => {
  const { line } = roleTexts;
  expect(line({ actions: [] })).toBe('niets');
  expect(line({ actions: ['read'], fields: ['title'] })).toBe('lezen, 1 veld');
  const many = { actions: ['change', 'read'] as const, ownStores: true, fields: ['a', 'b'] };
  expect(line(many)).toBe('lezen en wijzigen, alleen eigen winkels, 2 velden');
  expect(line({ actions: ['read', 'create', 'change', 'delete'] })).toBe(
    'lezen, maken, wijzigen en verwijderen',
  );
});
