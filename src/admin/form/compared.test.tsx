import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ToldEntity } from '#features/office/contract';
import { Compared } from './compared';

const entity = {
  fields: [
    { name: 'navigation', label: 'Hoofdnavigatie', type: 'GroupsField' },
    { name: 'answer', label: 'Antwoord', type: 'ParagraphsField' },
    { name: 'position', label: 'Volgorde', type: 'NumberField' },
  ],
} as unknown as ToldEntity;

const told = (props: Omit<Parameters<typeof Compared>[0], 'entity'>) =>
  [...renderToStaticMarkup(<Compared entity={entity} {...props} />).matchAll(/>([^<]+)</g)].map(
    ([, text]) => text,
  );

const [women, men, home] = ['Dames', 'Heren', 'Wonen'].map((title) => ({
  ...{ title, href: `/${title}`, children: [{ title: 'Nieuw', href: `/${title}/nieuw` }] },
}));

test('of a list both are told what they did to it, of all else what it says', () => {
  expect(
    told({
      stands: { navigation: [women, men, home], position: 1 },
      theirs: { navigation: [home, women, men], position: 9 },
      changes: { navigation: [men, women, home], position: 7 },
    }),
  ).toEqual([
    ...['Hoofdnavigatie', 'Staat er nu', 'Wonen verplaatst', 'Van jou', 'Dames verplaatst'],
    ...['Volgorde', 'Staat er nu', '9', 'Van jou', '7'],
  ]);
});

test('where it isn’t known how it was, one’s own list is told against theirs', () => {
  const navigation = [women, men];
  expect(
    told({ stands: { navigation }, theirs: { navigation }, changes: { navigation: [women] } }),
  ).toEqual([
    'Hoofdnavigatie',
    'Staat er nu',
    '2 onderdelen',
    'Van jou',
    'Heren weggehaald',
    'Nieuw weggehaald (in Heren)',
  ]);
});

test('paragraphs stay apart', () => {
  const answer = ['Ja.', 'En wel hierom.'];
  expect(
    told({ stands: {}, theirs: { answer: ['Nee, toch niet.'] }, changes: { answer } }),
  ).toEqual(['Antwoord', 'Staat er nu', 'Nee, toch niet.', 'Van jou', 'Ja.\n\nEn wel hierom.']);
});
