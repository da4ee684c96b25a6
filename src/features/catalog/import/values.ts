import { createHash } from 'node:crypto';
import { prices as limits } from '#kernel/limits-prices';

/** A cell that can't be used, with the reason in Dutch. */
export class BadCell extends Error {}

const shown = (text: string): string => `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;
const FORMULA = /^=|^[+@-]\s*\w*[a-z]\w*\(|^[+@-]cmd\|/i;
const SHEET_ERROR = /^#(REF|N\/A|NAME\?|VALUE|DIV\/0|NUM|NULL)/i;
/** So a spreadsheet, and our own export, marks text that would count as a formula. */
const GUARD = /^'(?='*[=+@\t\r-])/;

/** A cell as text, tidied. Throws BadCell for what is no text of a person. `limit`: characters. */
export const readText = (cell: string, name: string, limit: number): string => {
  const text = cell.trim();
  if (text === '') return '';
  if (CONTROL.test(text)) throw new BadCell(`${name} bevat een stuurteken`);
  if (text.includes('\ufffd'))
    throw new BadCell(`${name} bevat onleesbare tekens (andere codering?)`);
  if (text.length > limit)
    throw new BadCell(`${name} is te lang: ${text.length} tekens, hoogstens ${limit}`);
  if (FORMULA.test(text)) throw new BadCell(`${name} is een formule: ${shown(text)}`);
  if (SHEET_ERROR.test(text)) throw new BadCell(`${name} is een rekenfout: ${shown(text)}`);
  return text.replace(GUARD, '');
};

/** Text that a spreadsheet would take for a formula, marked; `readText` takes the mark off. */
export const guardText = (text: string): string => (/^'*[=+@\t\r-]/.test(text) ? `'${text}` : text);

/** '1234,5', '1.234,50', '€ 12.50' as a decimal number's text; undefined when it is unclear. */
const decimalOf = (text: string): string | undefined => {
  const bare = text.replace(/€|\beur\b|\s|'/gi, '').replace(/[.,]-$/, '');
  if (!/^-?\d[\d.,]*$/.test(bare)) return undefined;
  const marks = bare.replace(/[^.,]/g, '');
  const last = marks.at(-1);
  if (last === undefined) return bare;
  const mixed = marks.includes(',') && marks.includes('.');
  const after = bare.slice(bare.lastIndexOf(last) + 1).length;
  // '1.234' may be a thousand or one and a bit: only several groups are clear.
  const isDecimal =
    marks.length === 1 ? after !== 3 || /^-?0[.,]/.test(bare) : mixed && after !== 3;
  if (!isDecimal && !/^-?\d{1,3}([.,]\d{3}){2,}$/.test(bare)) return undefined;
  if (!isDecimal) return bare.replace(/[.,]/g, '');
  const at = bare.lastIndexOf(last);
  const whole = bare.slice(0, at);
  if (mixed && !/^-?\d{1,3}([.,]\d{3})+$/.test(whole)) return undefined;
  return `${whole.replace(/[.,]/g, '')}.${bare.slice(at + 1) || '0'}`;
};

/** A price in cents; undefined for an empty cell. Throws BadCell for 0, less, or too much. */
export const readPrice = (cell: string, name: string): number | undefined => {
  const text = cell.trim();
  if (text === '') return undefined;
  const decimal = decimalOf(text);
  if (decimal === undefined) throw new BadCell(`${name} ${shown(text)} is geen duidelijk bedrag`);
  const cents = Math.round(Number(decimal) * 100);
  if (cents <= 0) throw new BadCell(`${name} ${shown(text)} is niet hoger dan 0`);
  if (cents > limits.highest) throw new BadCell(`${name} ${shown(text)} is meer dan € 100.000`);
  return cents;
};

/**
 * A whole number from 0; undefined for an empty cell. '12.0' is 12; '1.000' may be one or a thousand.
 * Throws BadCell.
 */
export const readWhole = (cell: string, name: string, most: number): number | undefined => {
  const text = cell.trim();
  if (text === '') return undefined;
  if (/^-\d/.test(text)) throw new BadCell(`${name} is negatief: ${shown(text)}`);
  if (/^[1-9]\d{0,2}[.,]000$/.test(text))
    throw new BadCell(`${name} ${shown(text)} is geen duidelijk aantal`);
  if (!/^\d{1,12}([.,]0*)?$/.test(text))
    throw new BadCell(`${name} ${shown(text)} is geen heel getal`);
  const number = Number.parseInt(text, 10);
  if (number > most) throw new BadCell(`${name} ${shown(text)} is meer dan ${most}`);
  return number;
};

const yes = new Set(['true', 'waar', 'ja', 'yes', '1', 'active', 'online']);
const no = new Set([
  'false',
  'onwaar',
  'nee',
  'no',
  '0',
  'draft',
  'archived',
  'unlisted',
  'offline',
]);

/** Whether visitors see it; undefined for an empty cell. Throws BadCell. */
export const readState = (cell: string, name: string): 'Online' | 'Offline' | undefined => {
  const text = cell.trim().toLowerCase();
  if (text === '') return undefined;
  if (yes.has(text)) return 'Online';
  if (no.has(text)) return 'Offline';
  throw new BadCell(`${name} ${shown(text)} is niet online of offline`);
};

/** A barcode as text; null when empty. Throws BadCell when a spreadsheet has rounded it. */
export const readGtin = (cell: string, name: string): string | null => {
  const text = readText(cell, name, 40).replace(/[\s-]/g, '');
  if (text === '') return null;
  if (/^\d+[.,]\d+e\+\d+$/i.test(text)) {
    throw new BadCell(`${name} ${shown(text)} is door een rekenblad afgerond`);
  }
  return text;
};

/** Text as part of an address: `Café Noir` is `cafe-noir`. Empty when nothing of it can be. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Text by which names count as the same. */
export const fold = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** A picture's key by the address that it comes from. */
export const keyOfUrl = (url: string): string =>
  `extern-${createHash('sha256').update(url).digest('hex').slice(0, 24)}`;
