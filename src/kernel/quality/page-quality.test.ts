import { describe, expect, test } from 'vitest';
import type { MineCondition } from '../values/block-schedule';
import { assessPage, type PageFacts, type TreePicture } from './page-quality';

const nothing: PageFacts = {
  headings: [{ level: 1, text: 'Titel', id: 'a' }],
  ...{ paragraphs: [], links: [], pictures: [], colors: {}, axe: [] },
  has: { media: 0, moving: 0, forms: 0 },
};
const kinds = (facts: Partial<PageFacts>, pictures: TreePicture[] = []) =>
  assessPage({ ...nothing, ...facts }, pictures, (id) => id === 'a').map((one) => one.kind);

describe('what can be better about a page', () => {
  test('is nothing of a page that is well', () => expect(kinds({})).toEqual([]));

  test('titles: none, several, a level that is skipped, one that is too long', () => {
    expect(kinds({ headings: [{ level: 2, text: 'Kop', id: 'a' }] })).toEqual(['noHeading']);
    const one = { level: 1, text: 'Titel', id: 'a' };
    expect(kinds({ headings: [one, one] })).toEqual(['manyHeadings']);
    expect(kinds({ headings: [one, { level: 3, text: 'Kop', id: 'a' }] })).toEqual(['skipped']);
    const back = [one, { ...one, level: 2 }, { ...one, level: 3 }, { ...one, level: 2 }];
    expect(kinds({ headings: back })).toEqual([]);
    expect(kinds({ headings: [{ ...one, text: 'x'.repeat(71) }] })).toEqual(['longTitle']);
  });

  test('texts: paragraphs that go on and on, links that say nothing', () => {
    const paragraph = { start: 'Er was', id: 'a' };
    expect(kinds({ paragraphs: [{ ...paragraph, words: 120 }] })).toEqual([]);
    expect(kinds({ paragraphs: [{ ...paragraph, words: 121 }] })).toEqual(['longText']);
    for (const text of ['Klik hier', 'hier', 'Lees meer…', ' link ']) {
      expect(kinds({ links: [{ text, id: 'a' }] })).toEqual(['emptyLink']);
    }
    expect(kinds({ links: [{ text: 'Lees meer over wol', id: 'a' }] })).toEqual([]);
  });

  test('pictures: without words, with a file’s name for words, heavy, too small for their place', () => {
    const picture = { key: 'k', id: 'a', name: 'picture' };
    expect(kinds({}, [{ ...picture, alt: ' ' }])).toEqual(['noAlt']);
    expect(kinds({}, [{ ...picture, alt: 'IMG_2041' }])).toEqual(['altIsFile']);
    expect(kinds({}, [{ ...picture, alt: 'Twee truien' }])).toEqual([]);
    const drawn = { bytes: 300_000, drawn: 640, kept: 1200, isNamed: false, id: 'a' };
    const shown = { ...nothing, pictures: [drawn] };
    const assessed = (facts: PageFacts) => assessPage(facts, [{ ...picture, alt: '' }], () => true);
    expect(assessed(shown).map(({ kind }) => kind)).toEqual(['noAlt']);
    // Beside the words of a link it says nothing more.
    expect(assessed({ ...shown, pictures: [{ ...drawn, isNamed: true }] })).toEqual([]);
    expect(kinds({ pictures: [drawn] })).toEqual([]);
    expect(kinds({ pictures: [{ ...drawn, bytes: 300_001 }] })).toEqual(['heavy']);
    expect(kinds({ pictures: [{ ...drawn, kept: 600 }] })).toEqual(['small']);
  });

  test('blocks that to some visitors show nothing at all', () => {
    const assessed = (...shownTo: (MineCondition | undefined)[]) =>
      assessPage(nothing, [], () => false, shownTo).map(({ kind, isForBuilder }) => [
        kind,
        isForBuilder,
      ]);
    const one = { who: 'of', stores: [1] } as const;
    expect(assessed(one, { who: 'of', stores: [2, 3] })).toEqual([['onlyForSome', false]]);
    expect(assessed({ who: 'any' })).toEqual([['onlyForSome', false]]);
    expect(assessed(one, { who: 'none' })).toEqual([['onlyForSome', false]]);
    expect(assessed({ who: 'notOf', stores: [1] })).toEqual([['onlyForSome', false]]);
    expect(assessed(one, undefined)).toEqual([]);
    // Together they are for all, as is one that names no store yet.
    expect(assessed(one, { who: 'notOf', stores: [1] })).toEqual([]);
    expect(assessed({ who: 'any' }, { who: 'none' })).toEqual([]);
    expect(assessed({ who: 'of' })).toEqual([]);
    expect(assessed()).toEqual([]);
  });

  test('colours of the theme that can’t be read on each other', () => {
    const colors = {
      ...{ paper: '#ffffff', raised: '#ffffff', ink: '#111111', inkSoft: '#444444' },
      ...{ brand: '#17442f', onBrand: '#ffffff', accent: '#a3220f', onAccent: '#ffffff' },
      ...{ accentInk: '#a3220f', error: '#a3220f', success: '#17442f' },
    };
    expect(kinds({ colors })).toEqual([]);
    expect(kinds({ colors: { ...colors, onAccent: '#b3321f' } })).toEqual(['contrast']);
  });

  test('the gravest comes first; what stands in no block is for who builds the site', () => {
    const found = assessPage(
      {
        ...nothing,
        links: [{ text: 'hier', id: 'a' }],
        axe: [
          { rule: 'label', grave: 'error', help: '', html: '<input>' },
          { rule: 'heading-order', grave: 'warning', help: '', html: '<h4>', id: 'a' },
        ],
      },
      [],
      (id) => id === 'a',
    );
    expect(found.map(({ kind, isForBuilder }) => [kind, isForBuilder])).toEqual([
      ['axe', true],
      ['emptyLink', false],
    ]);
  });
});
