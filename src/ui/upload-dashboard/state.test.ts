import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FileState, isStuck, overallState } from './state';

const fresh: FileState = { progress: {} };
const going: FileState = { progress: { uploadStarted: 1 } };
const paused: FileState = { ...going, isPaused: true };
const done: FileState = { progress: { uploadStarted: 1, uploadComplete: true } };
const errored: FileState = { ...going, error: 'x' };
const before: FileState = { progress: { preprocess: {} } };
const after: FileState = { progress: { ...done.progress, postprocess: {} } };

test.each([
  ['waiting', []],
  ['waiting', [fresh, fresh]],
  ['error', [errored, errored]],
  ['uploading', [errored, going]],
  ['complete', [done, done]],
  ['paused', [paused, paused]],
  ['paused', [paused, done]],
  ['uploading', [paused, going]],
  ['uploading', [going, fresh]],
  ['uploading', [going, before]],
  ['preprocessing', [before, fresh]],
  ['preprocessing', [before, after]],
  ['postprocessing', [after, done]],
  ['postprocessing', [after, fresh]],
  ['waiting', [done, fresh]],
] as const)('S4.9/5 %s', (state, files) => {
  expect(overallState(files)).toBe(state);
});

const anyFile: fc.Arbitrary<FileState> = fc.record({
  error: fc.constantFrom(null, 'x'),
  isPaused: fc.boolean(),
  progress: fc.record({
    uploadStarted: fc.constantFrom(null, 1),
    uploadComplete: fc.boolean(),
    preprocess: fc.constantFrom(undefined, {}),
    postprocess: fc.constantFrom(undefined, {}),
  }),
});

test('S4.9/5 the order of files changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyFile), (files) => {
      expect(overallState(files.toReversed())).toBe(overallState(files));
    }),
  );
});

test('S4.9/5 an error of all goes before everything, and is told of no fewer', () => {
  fc.assert(
    fc.property(fc.array(anyFile, { minLength: 1 }), (files) => {
      expect(overallState(files) === 'error').toBe(files.every(({ error }) => error));
    }),
  );
});

test('files are stuck once all that are not complete have failed', () => {
  expect(isStuck([errored, done])).toBe(true);
  expect(isStuck([errored, going])).toBe(false);
  expect(isStuck([done])).toBe(false);
  expect(isStuck([])).toBe(false);
});
