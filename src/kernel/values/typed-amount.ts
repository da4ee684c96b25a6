/** Euros as somebody types them, '5', '12,50' or '12.50', in cents; undefined: not an amount. */
export const readAmount = (text: string): number | undefined => {
  const [, euros, cents = '00'] = /^\s*(?:€\s*)?(\d{1,6})(?:[.,](\d{2}))?\s*$/.exec(text) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents);
};
