/** Money as payment services write it: '1234.50', with its currency (ISO 4217). */
export type Amount = { currency: string; value: string };

/** Whole cents, 0 or more, as an amount in euros. Throws when they are not whole. */
export const toAmount = (cents: number): Amount => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not whole cents: ${cents}`);
  const whole = Math.abs(cents);
  const rest = String(whole % 100).padStart(2, '0');
  return { currency: 'EUR', value: `${cents < 0 ? '-' : ''}${Math.floor(whole / 100)}.${rest}` };
};

/** The cents of an amount that is written with two decimals. Throws when it is written otherwise. */
export const toCents = ({ value }: Pick<Amount, 'value'>): number => {
  const [, sign, euros, cents] = /^(-?)(\d{1,12})\.(\d{2})$/.exec(value) ?? [];
  if (euros === undefined) throw new RangeError('not an amount with two decimals');
  const sum = Number(euros) * 100 + Number(cents);
  return sign && sum > 0 ? -sum : sum;
};
