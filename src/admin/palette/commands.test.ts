import { expect, test } from 'vitest';
import type { OfficeStart } from '#features/office/contract';
import { begins, fits, makingFor, screensFor, wordsIn } from './commands';

const may = { read: true, create: true, change: true, delete: true };
const entity = (
  name: string,
  access: string,
  one: string,
  many: string,
  fields: string[] = [],
) => ({
  ...{ name, access, label: { one, many }, may },
  fields: fields.map((field) => ({ name: field, label: field })),
});
const start = {
  member: { special: ['rights', 'fulfil', 'counter', 'orders'] },
  entities: [
    entity('Page', 'page', 'Pagina', 'Pagina’s'),
    entity('Location', 'location', 'Winkel', 'Winkels'),
    entity('Category', 'category', 'Categorie', 'Categorieën'),
    entity('Media', 'media', 'Afbeelding', 'Afbeeldingen'),
    entity('Site', 'site', 'Site', 'Sites', ['theme_brand', 'kvk', 'navigation']),
  ],
} as unknown as OfficeStart;

const found = (text: string) =>
  [...screensFor(start), ...makingFor(start)]
    .filter((one) => fits(one, wordsIn(text)))
    .map(({ to }) => to);

test.each([
  ['nieuwe pagina', '/page/nieuw'],
  ['kleur van de site', '/huisstijl'],
  ['openingstijden', '/location/tijden'],
  ['Feestdagen', '/location/tijden'],
  ['logo', '/huisstijl'],
  ['menu', '/navigatie'],
  ['kvk', '/gegevens'],
  ['collega toevoegen', '/medewerkers/nieuw'],
  ['foto toevoegen', '/media/nieuw'],
  ['wachtwoord', '/account'],
  ['passkey', '/account'],
  ['afmelden', '/account'],
  ['afmelden', '/logout'],
  ['uitloggen', '/account'],
  ['uitloggen', '/logout'],
  ['boom', '/category/boom'],
  ['categorieen', '/category/boom'],
  ['magazijn', '/admin/magazijn'],
  ['picklijst', '/admin/magazijn'],
  ['balie', '/admin/balie'],
  ['tekort', '/bestellingen?todo=short'],
])('‘%s’ finds %s', (text, to) => {
  expect(found(text)).toContain(to);
});

test('what a member may not isn’t found, nor what has nothing of the words', () => {
  const less = { ...start, member: { special: [] } } as unknown as OfficeStart;
  const all = [...screensFor(less), ...makingFor(less)].map(({ to }) => to);
  expect(all).not.toContain('/rollen');
  expect(all).not.toContain('/admin/magazijn');
  expect(all).not.toContain('/admin/balie');
  expect(all).not.toContain('/medewerkers/nieuw');
  expect(all).not.toContain('/site');
  expect(found('xyzzy')).toEqual([]);
});

test('what is called so is meant before what is found by other words', () => {
  const meant = (text: string) =>
    screensFor(start)
      .filter((one) => begins(one, wordsIn(text)))
      .map(({ to }) => to);
  expect(meant('openingstijden')).toEqual(['/location/tijden']);
  expect(meant('Win')).toEqual(['/location']);
  expect(meant('tijden')).toEqual([]);
  expect(meant('')).toEqual([]);
});
