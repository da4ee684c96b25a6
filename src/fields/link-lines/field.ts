import { defineField } from '#kernel/define/field';
import { isLinkAddress } from '#kernel/values/link-address';
import { readLinkLines } from '#kernel/values/link-lines';

/** The first address of such lines that leads nowhere good. */
export const wrongLinkIn = (text: string): string | undefined =>
  readLinkLines(text).find(({ href }) => href !== undefined && !isLinkAddress(href))?.href;

/** Names with where they lead, 'Naam | /adres', one a line. */
export const linkLinesField = defineField<string>({
  name: 'LinkLinesField',
  empty: '',
  read: (value) =>
    typeof value === 'string' && wrongLinkIn(value) === undefined ? value : undefined,
});
