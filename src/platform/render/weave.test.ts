import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeIn, Weave } from './weave';

test('pieces come at their marks, whatever text stands between them', () => {
  const part = fc.record({ text: fc.string({ unit: 'grapheme' }), piece: fc.string() });
  fc.assert(
    fc.property(fc.array(part), fc.string(), (parts, last) => {
      const weave = new Weave();
      const text = parts.map((one) => one.text + weave.mark(Buffer.from(one.piece))).join('');
      const whole = parts.map((one) => one.text + one.piece).join('');
      // What React never writes is taken for the end of an empty element: see `plainVoids`.
      fc.pre(!/\0|\/>/.test(whole + last));
      expect(weave.finish(text + last).toString()).toBe(whole + last);
    }),
  );
});

test('what only looks like a mark stays as it is', () => {
  const weave = new Weave();
  const mark = weave.mark(Buffer.from('één'));
  for (const text of ['\0', '\0a\0', '\0 1\0', '\x007\0', '\0\0']) {
    expect(weave.finish(`${text}<b>${mark}</b>${text}`).toString()).toBe(
      `${text}<b>één</b>${text}`,
    );
  }
});

test('words are found in the text and in its pieces', () => {
  const weave = new Weave();
  const text = `a${weave.mark(Buffer.from('een_more_b'))}c`;
  expect(weave.holds(text, '_more_')).toBe(true);
  expect(weave.holds(text, 'c')).toBe(true);
  expect(weave.holds(text, '_less_')).toBe(false);
});

test('where nothing is woven the HTML stands in the text itself', () => {
  expect(placeIn(undefined, Buffer.from('één'))).toBe('één');
});
