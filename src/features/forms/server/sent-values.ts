import { typeNamed } from '#fields/types';
import { isEmail } from '#kernel/values/email';
import { plainText } from './plain-text';
import type { StoredValue } from './tables';

/** What was filled in, as words; of files their names. */
export const wordsOf = ({ type, shown }: Pick<StoredValue, 'type' | 'shown'>): string =>
  typeNamed(type)?.holds === 'html' ? plainText(shown) : shown;

/** Whether it is of files, which are told of beside what was filled in. */
export const holdsFiles = ({ type }: Pick<StoredValue, 'type'>): boolean =>
  typeNamed(type)?.holds === 'files';

/** The visitor's own address, to answer to. */
export const addressIn = (values: readonly StoredValue[]): string | undefined =>
  values.find(({ type, value }) => typeNamed(type)?.holds === 'email' && isEmail(value))?.value;
