import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesOthers } from './names-others';

const valuesOf = (...values: string[]) => values.map((value) => ({ value }));

test('a form with one address, however it is written, names nobody else', () => {
  const own = 'an@post.example';
  expect(namesOthers(valuesOf(' An@Post.example ', 'Mail mij op ben@post.example', ''), own)).toBe(
    false,
  );
  expect(namesOthers(valuesOf('an@post.example', 'ben@post.example'), own)).toBe(true);
});

test('whatever else stands in a form, another address in a field of its own is seen', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.emailAddress(), fc.emailAddress(), (more, own, other) => {
      fc.pre(own.toLowerCase() !== other.toLowerCase());
      expect(namesOthers(valuesOf(...more, own, other), own)).toBe(true);
    }),
  );
});
