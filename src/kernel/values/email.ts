const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';

/**
 * Word characters and hyphens with dots between them, '@', domain labels, and a top level of at
 * least 2 letters that may be followed by one of 2.
 */
const EMAIL = new RegExp(
  `^[\\w-]+(?:\\.[\\w-]+)*@(?:${LABEL}\\.)+[a-z]{2,}(?:\\.[a-z]{2})?$`,
  'i',
);

/** RFC 5321: the most characters that an address can have. */
const LONGEST = 254;

/** Whether a text is an e-mail address as forms take it (S5.1/5). */
export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);
