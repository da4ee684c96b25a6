import { normalizeEmail } from '#features/accounts/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { customers as limits } from '#kernel/limits-customers';
import { customerTexts as texts } from '#kernel/messages/nl-customers';
import { isNobody } from '#kernel/values/person/nobody';

/** Whose data a call is about. Throws a 400 for what is no address, and a 404 for who was erased. */
export const readEmail = (said: unknown): string => {
  const email = typeof said === 'string' ? said.replaceAll('\0', '').trim() : '';
  if (email === '' || email.length > limits.email || !email.includes('@')) {
    throw badRequest(texts.emailWrong, { email: texts.emailWrong });
  }
  // It stands for all who were erased: together they are nobody.
  if (isNobody(email)) throw new AppError(404, 'erased', texts.erasedAddress);
  return normalizeEmail(email);
};
