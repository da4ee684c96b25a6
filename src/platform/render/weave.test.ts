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

test('it is told where in the whole an enclosed text stands, with its pieces', () => {
  const around = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(around, around, around, (before, text, after) => {
      fc.pre(!/\0|\/>/.test(before + text + after));
      const weave = new Weave();
      const frame = weave.mark(Buffer.from('«'));
      const inside = `${text}${weave.mark(Buffer.from('één'))}${text}`;
      const whole = weave.finish(before + frame + weave.enclose(inside) + after);
      expect(whole.subarray(...weave.span).toString()).toBe(`${text}één${text}`);
      expect(whole.toString()).toBe(`${before}«${text}één${text}${after}`);
    }),
  );
});

test('bytes that are only looked at are those of this page, however long it is', () => {
  for (const size of [10, 100_000, 3_000_000, 9_000_000, 10]) {
    const weave = new Weave();
    const text = `<p>${weave.mark('é'.repeat(size))}${weave.mark(Buffer.from('b'))}</p>`;
    expect(weave.use(text, (bytes) => bytes.toString())).toBe(`<p>${'é'.repeat(size)}b</p>`);
  }
});

test('bytes that are kept stay what they are while others are made', () => {
  const kept = new Weave().finish('een');
  new Weave().use('twee', () => {});
  expect(kept.toString()).toBe('een');
});

test('HTML that holds marks itself stands at its own mark, with its pieces', () => {
  const weave = new Weave();
  const inside = `<li>${weave.mark(Buffer.from('één'))}</li>`;
  const list = weave.nest(`<ul>${inside}${weave.nest(inside)}</ul>`);
  expect(weave.finish(`a${list}b`).toString()).toBe('a<ul><li>één</li><li>één</li></ul>b');
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
  expect(weave.holds('', '_more_')).toBe(true);
});

test('where nothing is woven the HTML stands in the text itself', () => {
  expect(placeIn(undefined, Buffer.from('één'))).toBe('één');
});
