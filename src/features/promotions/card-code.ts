import { createHash, createHmac, randomBytes } from 'node:crypto';

/** No I, O, 0 or 1: nothing that looks like another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/** A code as it is compared: capitals and digits alone. */
export const normalizeCode = (typed: string): string =>
  typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** 'ABCD-EFGH-JKLM-NPQR' */
export const formatCardCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/**
 * The code of the gift card that comes of `origin`, 80 bits: the same each time, so that a mail that
 * failed can be sent again while the database holds no code at all.
 */
export const cardCodeOf = (secret: string, origin: string): string => {
  const bytes = createHmac('sha256', secret).update(`gift card ${origin}`).digest();
  return Array.from({ length: LENGTH }, (_, at) => LETTERS[(bytes[at] ?? 0) % 32]).join('');
};

/** A code that nobody can guess, of so many characters of 5 bits. */
export const randomCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => LETTERS[byte % 32]).join('');

/** What is stored of a code: it can't be guessed, so that a plain hash is enough. */
export const hashCode = (code: string): string =>
  createHash('sha256').update(normalizeCode(code)).digest('hex');

export const lastFourOf = (code: string): string => normalizeCode(code).slice(-4);

/** Codes as somebody typed them, each once; one of signs alone stays as it is, and is unknown. */
export const tidyCodes = (typed: readonly string[]): string[] => [
  ...new Set(typed.map((code) => normalizeCode(code) || code.trim()).filter(Boolean)),
];
