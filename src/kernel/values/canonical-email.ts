/** Providers to whom dots before the '@' say nothing, with the one name of each. */
const dotless: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox behind an e-mail address, for telling whether two are one person's: in small letters,
 * without what stands after a '+' (RFC 5233), and at Gmail without dots. Never for sending: whose tags
 * mean something else is another mailbox.
 */
export const canonicalEmail = (email: string): string => {
  const typed = email.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  if (at < 1) return typed;
  const [name, domain] = [typed.slice(0, at), typed.slice(at + 1)];
  const box = name.replace(/(?<=.)\+.*$/, '');
  const known = dotless.get(domain);
  return known ? `${box.replaceAll('.', '')}@${known}` : `${box}@${domain}`;
};
