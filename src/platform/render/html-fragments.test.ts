import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HtmlFragments, placeIn } from './html-fragments';

test('fragments come at their marks, whatever text stands between them', () => {
  const part = fc.record({ text: fc.string({ unit: 'grapheme' }), fragment: fc.string() });
  fc.assert(
    fc.property(fc.array(part), fc.string(), (parts, last) => {
      const fragments = new HtmlFragments();
      const text = parts
        .map((one) => one.text + fragments.mark(Buffer.from(one.fragment)))
        .join('');
      const whole = parts.map((one) => one.text + one.fragment).join('');
      // What React never writes is taken for the end of an empty element: see `plainVoids`.
      fc.pre(!/\0|\/>/.test(whole + last));
      expect(fragments.finish(text + last).toString()).toBe(whole + last);
    }),
  );
});

test('it is told where in the whole an enclosed text stands, with its fragments', () => {
  const around = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(around, around, around, (before, text, after) => {
      fc.pre(!/\0|\/>/.test(before + text + after));
      const fragments = new HtmlFragments();
      const frame = fragments.mark(Buffer.from('«'));
      const inside = `${text}${fragments.mark(Buffer.from('één'))}${text}`;
      const whole = fragments.finish(before + frame + fragments.enclose(inside) + after);
      expect(whole.subarray(...fragments.span).toString()).toBe(`${text}één${text}`);
      expect(whole.toString()).toBe(`${before}«${text}één${text}${after}`);
    }),
  );
});

test('bytes that are only looked at are those of this page, however long it is', () => {
  for (const size of [10, 100_000, 3_000_000, 9_000_000, 10]) {
    const fragments = new HtmlFragments();
    const text = `<p>${fragments.mark('é'.repeat(size))}${fragments.mark(Buffer.from('b'))}</p>`;
    expect(fragments.use(text, (bytes) => bytes.toString())).toBe(`<p>${'é'.repeat(size)}b</p>`);
  }
});

test('bytes that are kept stay what they are while others are made', () => {
  const kept = new HtmlFragments().finish('een');
  new HtmlFragments().use('twee', () => {});
  expect(kept.toString()).toBe('een');
});

test('HTML that holds marks itself stands at its own mark, with its fragments', () => {
  const fragments = new HtmlFragments();
  const inside = `<li>${fragments.mark(Buffer.from('één'))}</li>`;
  const list = fragments.nest(`<ul>${inside}${fragments.nest(inside)}</ul>`);
  expect(fragments.finish(`a${list}b`).toString()).toBe('a<ul><li>één</li><li>één</li></ul>b');
});

test('what only looks like a mark stays as it is', () => {
  const fragments = new HtmlFragments();
  const mark = fragments.mark(Buffer.from('één'));
  for (const text of ['\0', '\0a\0', '\0 1\0', '\x007\0', '\0\0']) {
    expect(fragments.finish(`${text}<b>${mark}</b>${text}`).toString()).toBe(
      `${text}<b>één</b>${text}`,
    );
  }
});

test('words are found in the text and in its fragments', () => {
  const fragments = new HtmlFragments();
  const text = `a${fragments.mark(Buffer.from('een_more_b'))}c`;
  expect(fragments.holds(text, '_more_')).toBe(true);
  expect(fragments.holds(text, 'c')).toBe(true);
  expect(fragments.holds(text, '_less_')).toBe(false);
  expect(fragments.holds('', '_more_')).toBe(true);
});

test('where nothing is woven the HTML stands in the text itself', () => {
  expect(placeIn(undefined, Buffer.from('één'))).toBe('één');
});
