import { expect, test } from 'vitest';
import { enBrowser } from './en-browser';
import { findEnglishError } from './en-errors';
import { enDialogTexts, enFieldErrors, enFields, enSiteFormTexts } from './en-fields';
import { enForms, enSiteForm } from './en-forms';
import { enSearch } from './en-search';
import { enCart } from './en-shop';
import { enUi } from './en-ui';
import { enUploadTexts } from './en-upload';
import { enUploadErrors } from './en-uploads';
import { DUTCH, inLanguage, isEnglish, isLanguage } from './language';
import { browserTexts } from './nl-browser';
import { dialogTexts, fieldErrors, fields, siteFormTexts } from './nl-fields';
import { forms } from './nl-forms';
import { siteForm } from './nl-forms-browser';
import { search } from './nl-search';
import { cartTexts } from './nl-shop';
import { ui } from './nl-ui';
import { uploadTexts } from './nl-upload';
import { uploadErrors } from './nl-uploads';

test('S1/2 S9.9/12 a page is Dutch unless it says that it is English', () => {
  expect(DUTCH).toBe('nl_NL');
  for (const language of ['en_GB', 'en_US', 'en-GB', 'en', 'EN_gb']) {
    expect(isEnglish(language)).toBe(true);
  }
  for (const language of [DUTCH, 'nl', '', 'de_DE', 'enx', 'eng_GB']) {
    expect(isEnglish(language)).toBe(false);
    expect(inLanguage(language, ui, enUi)).toBe(ui);
  }
});

test('S1/2 English where there is some, Dutch for the rest, also within a group', () => {
  const texts = inLanguage('en_GB', ui, enUi);
  expect(texts.shell.cart).toBe('Cart');
  expect(texts.shell.call).toBe(ui.shell.call);
  expect(texts.card.soldOut).toBe('Sold out');
  expect(texts.counted(1, { one: 'artikel', many: 'artikelen' })).toBe('1 item');
  expect(texts.counted(1200, { one: 'broek', many: 'broeken' })).toBe('1,200 broeken');
  expect(inLanguage('en_US', ui, enUi)).toBe(texts);
});

test('S1/2 what must be a list or a function in Dutch is one in English', () => {
  const kinds = (group: object): unknown =>
    Object.fromEntries(
      Object.entries(group).map(([key, text]) => [
        key,
        typeof text === 'object' && !Array.isArray(text)
          ? kinds(text)
          : Array.isArray(text)
            ? 'list'
            : typeof text,
      ]),
    );
  const sets = [
    [ui, enUi],
    [search, enSearch],
    [browserTexts, enBrowser],
    [cartTexts, enCart],
    [fields, enFields],
    [fieldErrors, enFieldErrors],
    [siteFormTexts, enSiteFormTexts],
    [dialogTexts, enDialogTexts],
    [forms, enForms],
    [siteForm, enSiteForm],
    [uploadTexts, enUploadTexts],
    [uploadErrors, enUploadErrors],
  ] as const;
  for (const [dutch, english] of sets) expect(kinds(dutch)).toMatchObject(kinds(english) as object);
});

test('S1/2 an error of a call has an English text by its code, else by its status', () => {
  expect(findEnglishError(404, 'not_found')).toMatch(/does not exist/);
  expect(findEnglishError(429, 'too_many_requests')).toMatch(/too often/);
  expect(findEnglishError(422, 'refund_too_high')).toBeUndefined();
});

test('a language is written as the product writes it', () => {
  expect(['nl_NL', 'en_GB'].every(isLanguage)).toBe(true);
  expect(['nl', 'en-GB', 'en_GB"', '', 'EN_gb'].some(isLanguage)).toBe(false);
});
