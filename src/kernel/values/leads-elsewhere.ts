/** Endings that mail programs make links of by themselves; no sentence goes on with one. */
const ENDING =
  'com|net|org|info|biz|nl|be|de|eu|fr|uk|co|io|app|dev|shop|store|online|site|website|xyz|top|click|link|live|club|vip|win|icu|page|ru|cn';

const LINK = new RegExp(`://|www\\.|\\S@\\S|[\\p{L}\\d]\\.(?:${ENDING})(?![\\p{L}\\d])`, 'iu');

/**
 * Whether a text leads to a site or a mailbox. Whoever orders chooses the address that we mail as well
 * as the words, so such words are not mailed: nobody must be able to have us send his own.
 */
export const leadsElsewhere = (text: string): boolean => LINK.test(text);
