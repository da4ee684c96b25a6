import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature under the installation's secret, for use in addresses and forms. */
export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Whether a signature is that of the text; takes as long whether it is or not. */
export const isSigned = (secret: string, text: string, signature: string): boolean => {
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(secret, text));
  return given.length === right.length && timingSafeEqual(given, right);
};
