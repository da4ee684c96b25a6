/** An error that a caller or a visitor is told about. Anything else becomes a plain 500. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  /** Messages by field name. */
  readonly fields: Record<string, string>;

  constructor(status: number, code: string, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export const notFound = (message = 'Niet gevonden') => new AppError(404, 'not_found', message);
export const badRequest = (message: string, fields: Record<string, string> = {}) =>
  new AppError(400, 'bad_request', message, fields);
