import { describe, expect, test } from 'vitest';
import { type Findable, type Lack, lacksOf } from './findable';
import { cutToWidth, textWidth } from './text-width';

const whole: Findable = {
  title: 'Duurzaam bij Brink: wat wij doen',
  description:
    'Van biologisch katoen tot reparaties in de winkel: lees wat Brink doet om kleding langer mee te laten gaan.',
  hasPicture: true,
  noindex: false,
  headings: 1,
  sameTitle: [],
  sameDescription: [],
};
const lacks = (changed: Partial<Findable>) =>
  lacksOf({ ...whole, ...changed }).map(({ lack }) => lack);

describe('what a page lacks to be found', () => {
  test('is nothing where all is there', () => expect(lacks({})).toEqual([]));

  test.each<[Lack, Partial<Findable>]>([
    ['noDescription', { description: '' }],
    ['shortDescription', { description: 'Over ons.' }],
    ['longDescription', { description: 'Een lange beschrijving. '.repeat(9) }],
    ['shortTitle', { title: 'Over ons' }],
    [
      'longTitle',
      { title: 'Een titel die nog veel verder gaat dan er in een regel van Google past' },
    ],
    ['sameTitle', { sameTitle: ['/anders'] }],
    ['sameDescription', { sameDescription: ['/anders'] }],
    ['noPicture', { hasPicture: false }],
    ['noindex', { noindex: true }],
    ['noHeading', { headings: 0 }],
    ['offline', { unseen: 'offline' }],
  ])('%s', (lack, changed) => expect(lacks(changed)).toEqual([lack]));

  test('leads to where it is put right, the gravest first', () => {
    expect(lacksOf({ ...whole, noindex: true, description: '', hasPicture: false })).toEqual([
      { lack: 'noindex', place: 'noindex' },
      { lack: 'noDescription', place: 'description' },
      { lack: 'noPicture', place: 'picture' },
    ]);
  });
});

test('texts are cut at a word where a search result ends', () => {
  expect(textWidth('Brink', 20)).toBe(46);
  expect(textWidth('WWWWW', 20)).toBeGreaterThan(textWidth('iiiii', 20) * 3);
  const long = 'Truien, vesten en jassen voor de hele familie, met liefde gemaakt';
  const cut = cutToWidth(long, { size: 20, most: 300 });
  expect(cut).toMatch(/^Truien, vesten en [\w ]+ …$/);
  expect(textWidth(cut, 20)).toBeLessThanOrEqual(300);
  expect(cutToWidth('Kort', { size: 20, most: 300 })).toBe('Kort');
});
