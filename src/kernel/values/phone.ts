/** Whether a text is a telephone number as forms take it: spaces and hyphens don't count (S5.1/6). */
export const isPhone = (text: string): boolean => /^[0+]\d{9,15}$/.test(text.replace(/[ -]/g, ''));

/**
 * Whether a text is a telephone number as people write their own: with the 0 in brackets that falls
 * away after a country's code, as in '+31 (0)6 12 34 56 78', and with dots or slashes between digits.
 */
export const isPersonPhone = (text: string): boolean =>
  isPhone(
    text.replace(/[\s./]/g, '').replace(/^(?:\((\+\d{2,3})\)|(\+\d{2,3}|00\d{2,3}))\(0\)/, '$1$2'),
  );

/** A country's code or a 0, then 9 digits, or 10. */
const FIELD_PHONE = /^(?:\+\d{2}|\+\d{2}\(0\)|\(\+\d{2}\)\(0\)|00\d{2}|0)\d{9,10}$/;

/** Whether a text is a telephone number as the field library takes it (S5.2/5). */
export const isFieldPhone = (text: string): boolean => FIELD_PHONE.test(text.replace(/[\s-]/g, ''));
