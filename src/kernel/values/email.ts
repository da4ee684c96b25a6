const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';

/**
 * Word characters and hyphens with dots between them, '@', domain labels, and a top level of at
 * least 2 letters that may be followed by one of 2.
 */
const EMAIL = new RegExp(`^[\\w-]+(?:\\.[\\w-]+)*@(?:${LABEL}\\.)+[a-z]{2,}(?:\\.[a-z]{2})?$`, 'i');

/** RFC 5321: the most characters that an address can have. */
const LONGEST = 254;

/** Whether a text is an e-mail address as site forms take it (S5.1/5). */
export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);

const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+";

/** As EMAIL, with the signs before the '@' that RFC 5322 allows besides. */
const STANDARD_EMAIL = new RegExp(
  `^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+[a-z]{2,}(?:\\.[a-z]{2})?$`,
  'i',
);

/**
 * Whether a text is an e-mail address as the field library takes it (S5.2/4), and whoever else writes to
 * people: an+winkel@klant.nl is one.
 */
export const isStandardEmail = (text: string): boolean =>
  text.length <= LONGEST && STANDARD_EMAIL.test(text);
