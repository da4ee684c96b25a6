import { expect, test } from 'vitest';
import type { UsualDelivery } from '../values/usual-delivery';
import { enBrowser } from './en-browser';
import { enContent } from './en-content';
import { enFields } from './en-fields';
import { enForms } from './en-forms';
import { enOverlays } from './en-overlays';
import { enSearch } from './en-search';
import { enCart } from './en-shop';
import { enUi } from './en-ui';
import { enUploadTexts, tellTypesInEnglish } from './en-upload';
import { enUploadErrors } from './en-uploads';
import { inLanguage } from './language';
import { browserTexts } from './nl-browser';
import { contentTexts } from './nl-content';
import { deliveryTexts } from './nl-delivery';
import { fieldErrors, fields } from './nl-fields';
import { forms } from './nl-forms';
import { newsletterTexts } from './nl-newsletter';
import { orderTexts } from './nl-orders';
import { overlayTexts } from './nl-overlays';
import { product } from './nl-product';
import { reservationTexts } from './nl-reservations';
import { search } from './nl-search';
import { cartTexts } from './nl-shop';
import { ui } from './nl-ui';
import { uploadTexts } from './nl-upload';
import { uploadErrors } from './nl-uploads';

const upload = inLanguage('en_GB', uploadTexts, enUploadTexts);
const uploadError = inLanguage('en_GB', uploadErrors, enUploadErrors);
const cart = inLanguage('en_GB', cartTexts, enCart);
const content = inLanguage('en_GB', contentTexts, enContent);

test('S1/2 one file and several are counted in English', () => {
  expect(upload.done(1)).toBe('1 file uploaded.');
  expect(upload.done(2)).toBe('2 files uploaded.');
  expect(upload.busy(0, 1)).toBe('Uploading: 0 of 1 file done.');
  expect(upload.busy(1, 3)).toBe('Uploading: 1 of 3 files done.');
  expect(upload.tooMany(1)).toBe('You can upload at most 1 file.');
  expect(upload.tooMany(4)).toBe('You can upload at most 4 files.');
  expect(upload.hasPlace(1)).toMatch(/^This photo contains/);
  expect(upload.hasPlace(2)).toMatch(/^2 photos contain/);
  expect(upload.full(1)).toMatch(/Remove this one first/);
  expect(upload.full(3)).toMatch(/^You have 3\./);
  expect(uploadError.tooMany(1)).toBe('You can send no more than one file.');
  expect(uploadError.tooMany(3)).toBe('You can send no more than 3 files.');
  expect(uploadError.tooFew(1)).toBe('Please send at least one file.');
  expect(uploadError.tooFew(2)).toBe('Please send at least 2 files.');
  expect(uploadError.empty('cv.pdf')).toBe('cv.pdf is empty.');
});

test('S1/2 kinds of files are named as people know them, each once', () => {
  expect(tellTypesInEnglish(['image/*'])).toBe('pictures');
  expect(tellTypesInEnglish(['image/*', '.pdf', 'application/msword'])).toBe(
    'pictures, pdf or doc',
  );
  expect(tellTypesInEnglish(['image/jpeg', '.jpg'])).toBe('jpg');
  expect(tellTypesInEnglish(['application/x-tar', 'application/zip'])).toBe('tar or zip');
  expect(tellTypesInEnglish(['.tar.gz'])).toBe('tar.gz');
  expect(upload.hint(1, '2 MB', ['image/*'])).toBe('One file of up to 2 MB: pictures.');
  expect(upload.hint(3, '2 MB', ['.pdf'])).toBe('At most 3 files of up to 2 MB each: pdf.');
});

test('S1/2 a failed upload tells what the server said, and by which number to ask for it', () => {
  expect(upload.status(500, '', '')).toBe('The upload failed (status 500).');
  expect(upload.status(413, 'Too large.', 'r-1')).toBe(
    'The upload failed (status 413). Too large. Number of your request: r-1.',
  );
});

test('S1/2 what is left in a cart is counted in English', () => {
  expect([cart.pieces(1), cart.pieces(2)]).toEqual(['1 item', '2 items']);
  expect([cart.pieces(1, 1), cart.pieces(3, 2)]).toEqual(['1 seat', '1 item and 2 seats']);
  expect([cart.last(1), cart.last(2)]).toEqual(['This is the last one.', 'These are the last 2.']);
  expect([cart.fewerLeft(1), cart.fewerLeft(2)]).toEqual(['There is 1 left.', 'There are 2 left.']);
});

test('S1/2 days, hours and pay of a card are English on an English page', () => {
  const { dates, vacancies } = content;
  expect(dates.day('2026-03-02')).toBe('2 March 2026');
  expect(dates.dayAndMonth('2026-03-02')).toEqual({ day: '2', month: 'Mar' });
  expect(dates.period(new Date('2026-03-02T09:00:00Z'), new Date('2026-03-03T09:00:00Z'))).toMatch(
    /March 2026 10:00 to .*March 2026 10:00/,
  );
  expect(vacancies.hoursAWeek(24, 24)).toBe('24 hours a week');
  expect(vacancies.hoursAWeek(24, 32)).toBe('24 to 32 hours a week');
  expect(vacancies.salaryRange('€ 14', '€ 14', vacancies.per.HOUR)).toBe('€ 14 gross an hour');
  expect(vacancies.salaryRange('€ 2000', '€ 2500', vacancies.per.MONTH)).toBe(
    '€ 2000 to € 2500 gross a month',
  );
});

test('S1/2 the lines of an address are named in English', () => {
  const english = inLanguage('en_GB', fields, enFields).address;
  expect([english.street, english.housenumber, english.zipcode]).toEqual([
    'Street',
    'House number',
    'Postcode',
  ]);
});

test('what is wrong with a field is told by its label, whatever signs are in it', () => {
  expect(fieldErrors.required('Prijs $& €')).toBe('Prijs $& € is vereist.');
  expect(fieldErrors.invalid('Naam')).toBe('Naam is niet juist ingevuld.');
  expect(fieldErrors.choice('Maat')).toBe('Een keuze voor Maat is vereist.');
});

test('within a sentence a label begins small, unless it is an abbreviation', () => {
  expect(fields.listSearch('Land')).toBe('Zoek in land');
  expect(fields.listSearch('BTW-tarief')).toBe('Zoek in BTW-tarief');
  expect(fields.date.open('Geboortedatum')).toBe('Kies geboortedatum in de kalender');
});

test('the last pieces of an article are counted, and none is sold out', () => {
  expect([0, 1, 2, 3, 4].map(product.pieces)).toEqual([
    'Uitverkocht',
    'Laatste stuk',
    'Nog 2 stuks',
    'Nog 3 stuks',
    'Op voorraad',
  ]);
  expect([0, 1, 3, 4].map(product.isFew)).toEqual([false, true, true, false]);
  expect([product.inStores(1), product.inStores(2)]).toEqual(['In 1 winkel', 'In 2 winkels']);
});

const english = inLanguage('en_GB', ui, enUi);

test('S1/2 results, suggestions and choices are counted in English, also none and one', () => {
  const inBrowser = inLanguage('en_GB', browserTexts, enBrowser);
  expect([0, 1, 2].map(inBrowser.suggestionCount)).toEqual([
    'No results',
    '1 suggestion',
    '2 suggestions',
  ]);
  expect([1, 2].map(inBrowser.wishlist.total)).toEqual(['1 item', '2 items']);
  expect([1, 2].map(inLanguage('en_GB', search, enSearch).count)).toEqual([
    '1 result',
    '2 results',
  ]);
  expect([1, 2].map(english.card.colors)).toEqual(['1 colour', '2 colours']);
  expect([0, 3].map((count) => english.refines.summary('Size', count))).toEqual([
    'Size',
    'Size 3 selected',
  ]);
  const { mostFiles } = inLanguage('en_GB', forms, enForms);
  expect(mostFiles('CV', 1)).toBe('CV: please choose no more than one file.');
  expect(mostFiles('CV', 3)).toBe('CV: please choose no more than 3 files.');
});

test('S1/2 what a list is of is named in English', () => {
  const named = [
    ['artikel', 'item', 'items'],
    ['winkel', 'store', 'stores'],
    ['vacature', 'vacancy', 'vacancies'],
    ['bericht', 'news item', 'news items'],
    ['activiteit', 'event', 'events'],
    ['vraag', 'question', 'questions'],
    ['pagina', 'page', 'pages'],
    ['dienst', 'service', 'services'],
  ] as const;
  for (const [dutch, one, many] of named) {
    const noun = { one: dutch, many: `${dutch}en` };
    expect([english.counted(1, noun), english.counted(2, noun)]).toEqual([`1 ${one}`, `2 ${many}`]);
    expect([english.listFilter.one(noun), english.listFilter.many(noun)]).toEqual([one, many]);
  }
});

test('S1/2 the sizes of files that are refused are told in English', () => {
  expect(uploadError.tooLarge('a.jpg', 1_300_000)).toBe(
    'a.jpg is too large. A file may be 1.2 MB.',
  );
  expect(uploadError.tooSmall('a.jpg', 2048)).toBe(
    'a.jpg is too small. It has to be 2 kB or more.',
  );
  expect(uploadError.tooLargeTogether(1536)).toContain('They may be 1.5 kB.');
});

test('a picture is told by its place, and by its caption when it has one', () => {
  const texts = inLanguage('en_GB', overlayTexts, enOverlays);
  expect(texts.lightbox.said(2, 5, 'Kast')).toBe('2 of 5: Kast');
  expect(texts.lightbox.said(2, 5, '')).toBe('2 of 5');
  expect(overlayTexts.lightbox.said(2, 5, '')).toBe('2 van 5');
});

const workdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;
const usual = (given: Partial<UsualDelivery> = {}): UsualDelivery => ({
  ...{ cutOff: '22:00', packs: workdays, days: 1, priceCents: 495, freeFromCents: 5000 },
  ...given,
});

test('on which days orders leave, and how soon they come, is told in both languages', () => {
  const told = (given: Partial<UsualDelivery>) => {
    const one = usual(given);
    return [deliveryTexts.usual(one), english.shell.promises(one, 0)[0]];
  };
  expect(told({})).toEqual([
    'Op werkdagen voor 22:00 besteld, volgende dag in huis',
    'Next-day delivery: order by 22:00 on weekdays',
  ]);
  expect(told({ packs: [...workdays, 'zaterdag', 'zondag'], days: 2 })).toEqual([
    'Elke dag voor 22:00 besteld, binnen 2 bezorgdagen in huis',
    'Delivery within 2 days: order by 22:00 on any day',
  ]);
  expect(told({ packs: ['zaterdag'] })).toEqual([
    'Op zaterdag voor 22:00 besteld, volgende dag in huis',
    'Next-day delivery: order by 22:00 on Saturday',
  ]);
  expect(told({ packs: ['maandag', 'woensdag', 'zondag'] })).toEqual([
    'Op maandag, woensdag en zondag voor 22:00 besteld, volgende dag in huis',
    'Next-day delivery: order by 22:00 on Monday, Wednesday and Sunday',
  ]);
});

test('what delivery costs and from when it is free is promised only where it is so', () => {
  expect(deliveryTexts.usualPrice(usual())).toBe(
    'Bezorgen kost €\u00a04,95 en is gratis vanaf €\u00a050.',
  );
  expect(deliveryTexts.usualPrice(usual({ freeFromCents: undefined }))).toBe(
    'Bezorgen kost €\u00a04,95.',
  );
  expect(deliveryTexts.usualPrice(usual({ priceCents: 0 }))).toBe('Bezorgen is gratis.');
  const [sent, free, stores] = english.shell.promises(usual(), 12);
  expect([free, stores]).toEqual(['Free delivery from €\u00a050', '12 stores in the Netherlands']);
  expect(english.shell.promises(usual({ freeFromCents: undefined }), 0)).toEqual([sent]);
  expect(english.shell.promises(undefined, 0)).toEqual([]);
  expect(ui.shell.promises(usual(), 12)).toEqual([
    'Op werkdagen voor 22:00 besteld, volgende dag in huis',
    ...['Gratis bezorgd vanaf €\u00a050', '12 winkels in Nederland'],
  ]);
  expect(ui.shell.promises(undefined, 0)).toEqual([]);
  expect(product.deliveryText(undefined, 3500)).toMatch(/^Bevalt het niet\?.*€\s35/);
  expect(product.deliveryText(usual(), 3500)).toMatch(/^Bezorgen kost €\s4,95.*op werkdagen voor/i);
});

test('what happens next with an order depends on whether it is paid, and names a day if there is one', () => {
  const { home, point, pickup, mailed } = orderTexts.steps;
  expect(home(true, 'dinsdag')).toBe('We pakken je bestelling in. Je hebt hem dinsdag in huis.');
  expect(home(true)).toBe('We pakken je bestelling in.');
  expect(home(false, 'dinsdag')).toMatch(/^Zodra je betaling.* Betaal je nu, dan .* dinsdag/);
  expect(home(false)).toMatch(/pakken we je bestelling in\.$/);
  expect(point(true, 'Kiosk', 'dinsdag')).toMatch(/naar Kiosk\. Vanaf dinsdag ligt hij daar\.$/);
  expect(point(true, 'Kiosk')).toBe('We sturen je bestelling naar Kiosk.');
  expect(point(false, 'Kiosk', 'dinsdag')).toMatch(/^Zodra.*naar Kiosk\. Betaal je nu,.*dinsdag/);
  expect(point(false, 'Kiosk')).toMatch(/^Zodra je betaling.*naar Kiosk\.$/);
  expect(pickup(true, 'Ede', 'dinsdag')).toMatch(/^We leggen .* in Ede: dinsdag\. Je krijgt/);
  expect(pickup(true, 'Ede')).toMatch(/^We leggen je bestelling klaar in Ede\. Je krijgt/);
  expect(pickup(false, 'Ede', 'dinsdag')).toMatch(/^Zodra je betaling .* klaar in Ede\. Je krijgt/);
  expect(mailed(true, 'an@klant.nl')).not.toBe(mailed(false, 'an@klant.nl'));
});

test('how long something is held or asked is told in days', () => {
  expect(reservationTexts.text('morgen 12:00')).toMatch(/24 uur.* tot morgen 12:00\.$/);
  expect(reservationTexts.text('vrijdag', 'donderdag')).toMatch(
    /^Hij ligt donderdag voor je klaar.* tot vrijdag\./,
  );
  expect(JSON.stringify(newsletterTexts)).toMatch(/\b7 dagen\b/);
});
