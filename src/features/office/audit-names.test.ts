import { expect, test } from 'vitest';
import { auditTexts } from '#kernel/messages/nl-audit';

const sources = import.meta.glob<string>(['../*/server/**/*.ts', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Names of ours, such as `pieces`, that a deed is noted with; words of a member begin with a capital. */
const notedIn = (source: string): string[] =>
  [...source.matchAll(/noteAction\((?:[^;]*?)\);/g)].flatMap(([call]) =>
    [...call.matchAll(/\b(?:before|after): \{ ([a-z]\w*)\b/g)].map(([, name = '']) => name),
  );

test('what a deed is noted with has a Dutch name in the audit log', () => {
  const names = new Set(Object.values(sources).flatMap(notedIn));
  expect([...names].sort()).toContain('pieces');
  expect([...names].filter((name) => auditTexts.names[name] === undefined)).toEqual([]);
});
