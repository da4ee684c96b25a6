import { expect, test } from 'vitest';
import { withExtras } from './cells.server';
import type { OverviewSettings } from './definition';

const cards = [1, 2, 3].map((id) => ({ id, html: `<p>${id}</p>` }));
const picture = { key: 'schoenmaker', width: 1600, height: 1000, alt: 'Een werkbank' };
const cellsWith = (extra: Partial<OverviewSettings['extras'][number]>, isFiltered = false) =>
  withExtras(
    cards,
    { extras: [{ kind: 'cta', position: 1, title: 'Zool?', ...extra }] } as OverviewSettings,
    { start: 0, language: 'nl', isFiltered },
  );
const htmlOf = (extra: Partial<OverviewSettings['extras'][number]>) => {
  const [, cell] = cellsWith(extra);
  return cell?.kind === 'cta' ? cell.html : '';
};

test('a call stands between the results, with its picture if it has one', () => {
  expect(cellsWith({}).map(({ kind }) => kind)).toEqual(['item', 'cta', 'item', 'item']);
  expect(htmlOf({ picture })).toContain('/media/schoenmaker/');
  // Said by the words below it.
  expect(htmlOf({ picture })).toContain('alt=""');
  for (const none of [undefined, null]) expect(htmlOf({ picture: none })).not.toContain('<img');
});

test('among what a visitor filtered there is no call; what keeps a place free stays', () => {
  const kinds = (kind: 'cta' | 'spacer') => cellsWith({ kind }, true).map((cell) => cell.kind);
  expect(kinds('cta')).toEqual(['item', 'item', 'item']);
  expect(kinds('spacer')).toEqual(['item', 'spacer', 'item', 'item']);
});
