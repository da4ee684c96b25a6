/** Letters of any script, with what stands between them in names. */
const NAME = /^\p{L}[\p{L}\p{M}'’ -]*(?:\p{L}\.)?$/u;

/** More than the longest first names that are written out, and than the parts that they have. */
const LONGEST = 40;
const MOST_PARTS = 4;

/**
 * The name by which a mail greets somebody: '' when it can't be one. Whoever fills in a form chooses
 * both the address and the name, so a name must not carry a message or a link to another's mailbox.
 */
export const greetedName = (typed: string): string => {
  const name = typed.replace(/\s+/g, ' ').trim();
  const isShort = name.length <= LONGEST && name.split(' ').length <= MOST_PARTS;
  return isShort && NAME.test(name) ? name : '';
};
