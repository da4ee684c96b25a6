import { expect, test } from 'vitest';
import { enContent } from './en-content';
import { enFields } from './en-fields';
import { enCart } from './en-shop';
import { enUploadTexts, tellTypesInEnglish } from './en-upload';
import { enUploadErrors } from './en-uploads';
import { inLanguage } from './language';
import { contentTexts } from './nl-content';
import { fieldErrors, fields } from './nl-fields';
import { product } from './nl-product';
import { cartTexts } from './nl-shop';
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
