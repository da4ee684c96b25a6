import { AppError } from '#kernel/errors';
import { uploadLimits as limits } from '#kernel/limits-uploads';
import { BUDGET_PERIOD } from './budget';

const byCode: Readonly<Record<string, number>> = {
  upload_busy: limits.busyFor,
  upload_no_room: limits.fullFor,
  too_many_bytes: BUDGET_PERIOD,
};

/** In seconds: when what was refused may be tried again (RFC 9110, 10.2.3); undefined: never. */
export const retryAfter = (error: unknown): number | undefined =>
  error instanceof AppError ? byCode[error.code] : undefined;

/** The same by the code of an answer. */
export const retryAfterCode = (code: string): number | undefined => byCode[code];
