import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in hex over `{seconds}.{body}`. */
const macOf = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** The value of the signature header for a body that is sent at an instant. */
export const sign = (secret: string, body: string, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`;
};

/** In s: a notice that is older, or from the future, may be one that is played again. */
const TOLERANCE = 300;

/** Whether a signature is that of this body, and of about now. */
export const isSigned = (secret: string, body: string, header: string, now: Date): boolean => {
  const [, time = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE || mac === '') return false;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, Number(time), body)));
};
