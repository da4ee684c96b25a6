import { expect, test } from 'vitest';
import {
  conditionsIn,
  type Opening,
  type Target,
  tellClosing,
  tellOpening,
  tellWaiting,
} from './told';

const nameOf = ({ page, module, id }: Target) => page ?? `${module} ${id}`;
const tell = (more: Partial<Opening>) =>
  tellOpening(
    {
      ...{ targets: [{ page: '/dames' }], conditions: {}, schedule: {}, times_shown: 'once' },
      ...more,
    },
    nameOf,
  );

test('a popup tells when, where and for whom it opens', () => {
  expect(tell({})).toBe('Opent meteen op /dames, eenmaal per bezoeker.');
  expect(tell({ open_period: 10_000, conditions: { devices: ['mobile', 'tablet'] } })).toBe(
    'Opent na 10 seconden op /dames, op telefoon en tablet, eenmaal per bezoeker.',
  );
  expect(tell({ open_period: 1500, times_shown: 'always' })).toBe(
    'Opent na 1,5 seconden op /dames, elke keer opnieuw.',
  );
  expect(
    tell({
      conditions: { visit: 'first', from: ['search', 'krant.nl'], cart: { least: 2, most: 5 } },
    }),
  ).toBe(
    'Opent meteen op /dames, bij het eerste bezoek, voor wie komt van een zoekmachine of krant.nl, met 2 tot en met 5 artikelen in de winkelmand, eenmaal per bezoeker.',
  );
  expect(tell({ conditions: { cart: { most: 0 } } })).toContain('met een lege winkelmand');
});

test('its days and hours, also turned round', () => {
  const hours = { days: [2, 3, 4, 5], from: '09:30', until: '17:30' };
  expect(tell({ schedule: { week: [hours] } })).toContain(
    'dinsdag tot en met vrijdag van 09:30 tot 17:30 uur',
  );
  expect(tell({ schedule: { week: [{ days: [0, 6] }], until: '2026-12-31', outside: true } })).toBe(
    'Opent meteen op /dames, behalve zaterdag en zondag tot en met 31 december 2026, eenmaal per bezoeker.',
  );
});

test('many places are counted, and none is said', () => {
  const targets = ['/a', '/b', '/c', '/d', '/e'].map((page) => ({ page }));
  expect(tell({ targets })).toContain('op /a, /b, /c en 2 andere plekken');
  expect(tell({ targets: targets.slice(0, 4) })).toContain('op /a, /b, /c en /d');
  expect(tell({ targets: [] })).toContain('Opent nergens');
  expect(tell({ state: 'Offline' })).toContain('Eenmaal online: opent meteen');
});

test('it tells that it waits for what asks for consent, by where it stands', () => {
  const waits = (position: unknown, targets: Target[] = [{ page: '/dames' }]) =>
    tellWaiting({ targets, conditions: {}, schedule: {}, popupposition_id: position });
  const middle = 'Wie de vraag om cookies nog niet beantwoordde, ziet hem pas daarna.';
  expect([waits(5), waits(undefined)]).toEqual([middle, middle]);
  for (const edge of [1, 4, 8, 9]) expect(waits(edge)).toContain('op een telefoon of een laag');
  expect(waits(5, [])).toBe('');
});

test('it tells how one is rid of it', () => {
  const closing = (more: object) =>
    tellClosing({ targets: [], conditions: {}, schedule: {}, ...more });
  expect(closing({ close_button: 'Y', close_period: 30_000 })).toBe(
    'Sluit met de knop, bij een klik ernaast of na 30 seconden.',
  );
  expect(closing({ close_button: 'N', close_backgroundclick: 'N' })).toContain('Niemand kan');
});

test('what a form has as null or empty sets no limit', () => {
  const conditions = conditionsIn({
    ...{ devices: null, visit: null, from: [] },
    cart: { least: null, most: 3 },
  });
  expect(conditions).toEqual({ cart: { most: 3 } });
  expect(conditionsIn({ cart: null })).toEqual({});
  expect(conditionsIn(null)).toEqual({});
});
