/** Whether a text is a telephone number as forms take it: spaces and hyphens don't count (S5.1/6). */
export const isPhone = (text: string): boolean => /^[0+]\d{9,15}$/.test(text.replace(/[ -]/g, ''));

/** A country's code or a 0, then 9 digits, or 10. */
const FIELD_PHONE = /^(?:\+\d{2}|\+\d{2}\(0\)|\(\+\d{2}\)\(0\)|00\d{2}|0)\d{9,10}$/;

/** Whether a text is a telephone number as the field library takes it (S5.2/5). */
export const isFieldPhone = (text: string): boolean => FIELD_PHONE.test(text.replace(/[\s-]/g, ''));
