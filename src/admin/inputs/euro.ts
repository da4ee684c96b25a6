const EURO = /^(?:€\s*)?(-?\d+)(?:[.,](\d{1,2}))?$/;

/** Cents of a sum as people type it: '12', '12,5', '€ 12,50'. */
export const readEuro = (text: string): number | undefined => {
  const [, whole, part = ''] = EURO.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const cents = Math.abs(Number(whole)) * 100 + Number(part.padEnd(2, '0'));
  return whole.startsWith('-') ? -cents : cents;
};

export const writeEuro = (value: unknown): string =>
  typeof value === 'number' ? (value / 100).toFixed(2).replace('.', ',') : String(value ?? '');
