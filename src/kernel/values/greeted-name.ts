/** Letters of any script, with what stands between them in names. */
const NAME = /^\p{L}[\p{L}\p{M}'’ -]*(?:\p{L}\.)?$/u;

/** More than the longest first names that are written out. */
const LONGEST = 60;

/**
 * The name by which a mail greets somebody: '' when it can't be one. Whoever fills in a form chooses
 * both the address and the name, so a name must not carry a message or a link to another's mailbox.
 */
export const greetedName = (typed: string): string => {
  const name = typed.replace(/\s+/g, ' ').trim();
  return name.length <= LONGEST && NAME.test(name) ? name : '';
};
