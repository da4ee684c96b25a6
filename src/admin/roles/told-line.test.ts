import { expect, test } from 'vitest';
import { groupsOf, labelOf, tellLine } from './told-line';

const names = ['navigation', 'footer', 'home_en', 'navigation_en', 'footer_en', 'kvk', 'phone'];
const site = {
  ...{ name: 'Site', label: 'Sites', hasStores: false },
  fields: [...names, 'theme_brand'].map((name) => ({ name, label: name })),
};

test('the site’s own settings are told by the screens of the menu, not by a number of fields', () => {
  const line = { entity: 'Site', actions: ['read', 'change'] as const };
  const tell = (fields: string[]) => tellLine({ ...line, fields }, site);
  expect(labelOf(site)).toBe('De site zelf');
  expect(tell(['navigation', 'footer', 'home_en', 'navigation_en', 'footer_en', 'phone'])).toBe(
    'lezen en wijzigen: Navigatie, Gegevens (1 van 2 velden)',
  );
  expect(tell(['theme_brand'])).toBe('lezen en wijzigen: Huisstijl');
  expect(tellLine(line, site)).toBe('lezen en wijzigen');
  expect(groupsOf(site).map(({ label, fields }) => [label, fields.length])).toEqual([
    ['Navigatie', 5],
    ['Gegevens', 2],
    ['Huisstijl', 1],
  ]);
});

test('other entities are told by how many fields', () => {
  const news = { ...{ name: 'News', label: 'Nieuws', hasStores: false }, fields: [] };
  expect(tellLine({ entity: 'News', actions: ['read'], fields: ['title'] }, news)).toBe(
    'lezen, 1 veld',
  );
});
