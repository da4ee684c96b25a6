import { formLimits } from '#kernel/limits-forms';
import { isSigned, sign } from '#platform/sessions/sign';

const about = (formId: number, time: number) => `form ${formId} ${time}`;

/** When a form was made, signed. It names nobody, so a kept page may carry it. */
export const formStamp = (secret: string, formId: number, now: Date): string =>
  `${now.getTime()}.${sign(secret, about(formId, now.getTime()))}`;

/** Ms since a stamped form was made; undefined: the stamp is none of ours, or too old. */
export const stampAge = (
  secret: string,
  formId: number,
  stamp: string,
  now: Date,
): number | undefined => {
  const [, time = '', signature = ''] = /^(\d{1,15})\.([\w-]+)$/.exec(stamp) ?? [];
  if (!time || !isSigned(secret, about(formId, Number(time)), signature)) return undefined;
  const age = now.getTime() - Number(time);
  return age >= 0 && age <= formLimits.longestFilling ? age : undefined;
};
