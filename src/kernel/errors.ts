import { isEnglish } from './messages/language';

/** What is told of an error: to all, and by field name. */
export type ErrorWords = { readonly message: string; readonly fields: Record<string, string> };

/** An error that a caller or a visitor is told about. Anything else becomes a plain 500. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  /** Messages by field name. */
  readonly fields: Record<string, string>;
  /** The same for an English page, when it takes more than the code to say it. */
  readonly english: ErrorWords | undefined;
  /** In whole seconds, when it may go well; undefined: nobody knows, or never. */
  retryAfter?: number;

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Record<string, string> = {},
    english?: ErrorWords,
  ) {
    super(message);
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.english = english;
  }

  /** The same, with when it may be tried again. */
  after(seconds: number): this {
    this.retryAfter = Math.max(1, Math.ceil(seconds));
    return this;
  }
}

/** What an error tells on a page in that language. */
export const wordsIn = (language: string, error: AppError): ErrorWords =>
  (isEnglish(language) ? error.english : undefined) ?? error;

export const notFound = (message = 'Niet gevonden') => new AppError(404, 'not_found', message);
export const notAllowed = (message = 'Dit kan hier niet.') =>
  new AppError(405, 'method_not_allowed', message);
export const badRequest = (message: string, fields: Record<string, string> = {}) =>
  new AppError(400, 'bad_request', message, fields);
