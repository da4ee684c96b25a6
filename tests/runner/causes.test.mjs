import { expect, test } from 'vitest';
import { tellTypeErrors } from './causes.mjs';

const error = (file, line, code, text) => `${file}(${line},3): error ${code}: ${text}`;

test('of many errors of types a module that is missing is told first, and what follows from it once', () => {
  const output = [
    ...[1, 2, 3, 4].map((line) => error('src/a.ts', line, 'TS7006', `Parameter p${line} is any.`)),
    "  Type 'x' is not assignable.",
    ...['b', 'c', 'd'].map((name) =>
      error(`src/${name}.ts`, 1, 'TS2307', "Cannot find module '#kernel/gone'."),
    ),
  ].join('\n');
  const told = tellTypeErrors(output)?.split('\n') ?? [];
  expect(told).toEqual([
    "Begin with: src/b.ts:1 TS2307 Cannot find module '#kernel/gone'.",
    'src/a.ts:1 TS7006 Parameter p1 is any.',
    '7 errors in 4 files; all of them: npx tsc --noEmit',
  ]);
});

test('a few errors stand as they are, and none too', () => {
  expect(tellTypeErrors(error('src/a.ts', 1, 'TS2322', 'No.'))).toBeUndefined();
  expect(tellTypeErrors('')).toBeUndefined();
});
