import { expect, test } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>(['./{nl,en}-*.ts', '!./*.test.ts'], {
  eager: true,
});

type Make = (...parts: unknown[]) => unknown;

/** All functions of a group of texts, by where they stand. */
const functionsIn = (value: unknown, at: string): [at: string, make: Make][] => {
  if (typeof value === 'function') return [[at, value as Make]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => functionsIn(part, `${at}.${key}`));
};

const words = ['aap', 'noot', 'mies', 'wim', 'zus', 'jet'];

/** Something of each kind that a text is made of, and what must be read of it. */
const kinds = (place: number): readonly [part: unknown, read: string][] => {
  const word = words[place] as string;
  return [
    [word, word],
    [41 + place, String(41 + place)],
    [[word], word],
    [{ one: word, many: word }, word],
  ];
};

const combine = (count: number): [part: unknown, read: string][][] =>
  Array.from({ length: count }, (_, place) => place).reduce<[unknown, string][][]>(
    (rows, place) => rows.flatMap((row) => kinds(place).map(([...kind]) => [...row, kind])),
    [[]],
  );

const saidBy = (make: Make, parts: unknown[]): string => {
  try {
    const made = make(...parts);
    // One text, several one after another, or several by their names.
    const texts = typeof made === 'object' && made !== null ? Object.values(made) : [made];
    return texts.join(' ').toLowerCase();
  } catch {
    // Not of these kinds.
    return '';
  }
};

/** Whether there are parts of which a text tells every one. */
const tellsAll = (make: Make): boolean =>
  combine(make.length).some((row) => {
    const said = saidBy(
      make,
      row.map(([part]) => part),
    );
    return said !== '' && row.every(([, read]) => said.includes(read));
  });

/** Made of dates or of what a module knows, or chosen by it: their own tests have them. */
const others = [
  'enContent.dates.day',
  'enContent.dates.dayAndMonth',
  'enContent.dates.period',
  'findEnglishError',
  'enMyStore.state',
  'enUi.shell.promises',
  'alertTexts.mail.thereNote',
  'beginPageTexts.about.html',
  'beginPageTexts.contact.html',
  'beginPageTexts.delivery.html',
  'beginPageTexts.returns.html',
  'beginPageTexts.terms.html',
  'beginPageTexts.privacy.html',
  'bookingTexts.states.booked',
  'bookingTexts.cancelled',
  'bookingTexts.mail.subject',
  'contentTexts.dates.day',
  'contentTexts.dates.dayAndMonth',
  'contentTexts.dates.period',
  'contentTexts.stores.openText',
  'counterTexts.parcelCount',
  'customerTexts.orders.count',
  'customerTexts.details.parcelName',
  'customerTexts.customers.count',
  'deliveryTexts.usual',
  'deliveryTexts.usualPrice',
  'deliveryTexts.costs',
  'frameTexts.only',
  'fulfilmentTexts.change.zipcode',
  'myStoreTexts.state',
  'hoursTexts.outcome',
  'operationsTexts.post.count',
  'orderTexts.steps.home',
  'orderTexts.steps.point',
  'orderTexts.steps.pickup',
  'orderTexts.steps.mailed',
  'orderTexts.steps.seats',
  'orderTexts.mail.modelForm',
  'pairTexts.make',
  'panelTexts.tellFault',
  'personalDataTexts.law.termsOf',
  'pickingTexts.lackOf',
  'previewTexts.lacks',
  'previewTexts.seen',
  'priceTexts.told',
  'product.hadIn',
  'product.isFew',
  'product.pieces',
  'product.said',
  'product.stockIn',
  'product.deliveryText',
  'reservationTexts.mail.subject',
  'roleTexts.line',
  'formMessage',
  'styleguideTexts.answered',
  'ui.shell.promises',
];

test('S1/2 a text that is made of something says it, in Dutch and in English', () => {
  const made = Object.values(modules).flatMap((module) => functionsIn(module, ''));
  expect(made.length).toBeGreaterThan(500);
  const silent = made.filter(([, make]) => !tellsAll(make)).map(([at]) => at.slice(1));
  expect(silent).toEqual(others);
});
