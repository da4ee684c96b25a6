/** Digits in groups of three, the first of which may be shorter; in one go, however many are sent. */
const group = (digits: string): string => {
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join('.');
};

/** A typed sum in its parts; `decimals` is undefined when no comma was typed. */
const partsOf = (text: string): { whole: string; decimals: string | undefined } => {
  const [whole = '', ...rest] = text.replace(/[^\d,]/g, '').split(',');
  return { whole, decimals: rest.length > 0 ? rest.join('').slice(0, 2) : undefined };
};

/**
 * A sum of money while it is typed (S5.2/12): digits in groups of three with '.', and after a ','
 * at most 2 decimals; all else is left out.
 */
export const shapeCurrency = (text: string): string => {
  const { whole, decimals } = partsOf(text);
  return decimals === undefined ? group(whole) : `${group(whole)},${decimals}`;
};

/** As `shapeCurrency`, filled up to 2 decimals: for when its box is left. Nothing stays nothing. */
export const finishCurrency = (text: string): string => {
  const { whole, decimals = '' } = partsOf(text);
  if (whole === '' && decimals === '') return '';
  return `${group(whole || '0')},${decimals.padEnd(2, '0')}`;
};
