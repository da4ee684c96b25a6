import Uppy from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import Url from '@uppy/url';
import { expect, test } from 'vitest';
import { uploadTexts } from '#kernel/messages/nl-upload';
import { uppyTexts } from '#kernel/messages/nl-upload-dashboard';
import { readUploadRules } from '#kernel/values/upload-rules';
import { uppyLocale } from './strings';

type Strings = Record<string, string | Record<string, string>>;

/** Every text that Uppy and our parts of it have by themselves, in English. */
const english = (): Strings => {
  const uppy = new Uppy();
  const parts = [
    uppy,
    new Dashboard(uppy, {}),
    new Url(uppy, { companionUrl: 'https://companion.example' }),
  ];
  return Object.assign({}, ...parts.map(({ defaultLocale }) => defaultLocale?.strings));
};

const formsOf = (text: string | Record<string, string>): string[] =>
  typeof text === 'string' ? [text] : Object.values(text);

const namesIn = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

test('S2.15 S8.8 every text of Uppy is there in Dutch, and none that it doesn’t have', () => {
  expect(Object.keys(uppyTexts).sort()).toEqual(Object.keys(english()).sort());
});

test('S2.15 S8.8 every text is another one than in English, in as many forms', () => {
  for (const [key, text] of Object.entries(english())) {
    const dutch = formsOf((uppyTexts as Strings)[key] ?? '');
    expect(dutch, key).toHaveLength(formsOf(text).length);
    for (const form of dutch.map((one) => one.replace(/%\{\w+\}/g, ''))) {
      expect(form, key).toMatch(/[a-z]/i);
      expect(form, key).not.toMatch(/\b(?:you|your|files?|uploading|please|cannot)\b/i);
    }
  }
});

/** The name is told besides, so that one button is not as the next; the sum need not be. */
const own = new Set(['aggregateExceedsSize', 'removeFile', 'recoveredXFiles']);

test('every text tells of the same things as in English', () => {
  for (const [key, text] of Object.entries(english()).filter(([one]) => !own.has(one))) {
    const dutch = formsOf((uppyTexts as Strings)[key] ?? '');
    expect(dutch.map(namesIn), key).toEqual(formsOf(text).map(namesIn));
  }
});

test('S8.8/1 sizes and types are told in our own way', () => {
  const rules = readUploadRules({
    allowed_file_types: 'image/*,.pdf,.docx',
    max_file_size: 1_000_000,
    min_file_size: 2048,
    max_total_size: 5 * 1024 ** 2,
    max_number_of_files: 3,
  });
  const uppy = new Uppy({ locale: uppyLocale(rules) });
  expect(uppy.i18n('exceedsSize', { file: 'a.jpg', size: '977 KB' })).toBe(
    'a.jpg is groter dan 976,6 kB.',
  );
  expect(uppy.i18n('inferiorSize', { size: '2 KB' })).toBe('Dit bestand is kleiner dan 2 kB.');
  expect(uppy.i18n('aggregateExceedsSize', { size: '9 MB' })).toBe(
    'Samen mogen je bestanden hoogstens 5 MB zijn.',
  );
  expect(uppy.i18n('youCanOnlyUploadFileTypes', { types: 'image/*' })).toBe(
    'Dit soort bestand kan niet mee. Kies afbeeldingen, pdf of docx.',
  );
  expect(uppy.i18n('uploadXFiles', { smart_count: 1 })).toBe('Upload 1 bestand');
  expect(uppy.i18n('uploadXFiles', { smart_count: 2 })).toBe('Upload 2 bestanden');
});

test('one file is asked for as one', () => {
  const one = new Dashboard(new Uppy({ locale: uppyLocale(readUploadRules({})) }), {});
  expect(one.i18n('browseFiles')).toBe('kies een bestand');
  const touched = uppyLocale(readUploadRules({}), { touched: true });
  expect(touched.strings.dropPasteFiles, 'nothing is dragged to a phone').toBe('%{browseFiles}');
  expect(touched.strings.dropPasteImportFiles).toBe('%{browseFiles} of importeer uit:');
  expect(one.i18n('dropPasteImportFiles')).toMatch(/^Sleep je bestand hierheen, /);
});

test('what may be chosen is said beforehand', () => {
  expect(uploadTexts.hint(1, '5 MB', ['application/pdf', '.docx'])).toBe(
    'Eén bestand tot 5 MB: pdf of docx.',
  );
  expect(uploadTexts.hint(4, '10 MB', ['image/*'])).toBe(
    'Hoogstens 4 bestanden tot 10 MB elk: afbeeldingen.',
  );
});
