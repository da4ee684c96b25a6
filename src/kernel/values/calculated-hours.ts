const MOST = 100;

/** Years times hours (S2.12/5), as '72,00': two decimals, the way Dutch numbers are written. */
export const calculatedHours = (years: number, hours: number, language = 'nl-NL'): string => {
  // In hundredths, so that 3 × 7.35 is no hair below 22.05.
  const hundredths = Math.round(years * Math.round(hours * 100));
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(hundredths / 100);
};

/** The hours that an editor lists: '8; 12,5' → [8, 12.5]; of none 1 up to `most`. */
export const hoursToChoose = (text: string, most: number): number[] => {
  const listed = text
    .split(/[;\s]/)
    .map((one) => Number(one.replace(',', '.')))
    .filter((hours) => Number.isFinite(hours) && hours > 0);
  if (listed.length > 0) return [...new Set(listed)].slice(0, MOST);
  return yearsToChoose(most);
};

/** 1 up to and with `most`. */
export const yearsToChoose = (most: number): number[] =>
  Array.from({ length: Math.min(Math.max(1, Math.floor(most)), MOST) }, (_, at) => at + 1);
