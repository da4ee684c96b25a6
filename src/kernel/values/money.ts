const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** Whole cents as '1.234,50', the Dutch way, without a currency sign. */
export const formatAmount = (cents: number): string => {
  const whole = Math.abs(Math.round(cents));
  const sign = cents < 0 && whole > 0 ? '-' : '';
  const rest = String(whole % 100).padStart(2, '0');
  return `${sign}${group(String(Math.floor(whole / 100)))},${rest}`;
};

/** Whole cents as '€ 1.234,50'; the space does not break. */
export const formatEuro = (cents: number): string => `€\u00a0${formatAmount(cents)}`;

/** As `formatEuro`, but whole euros lose their ',00': '€ 50', for sentences. */
export const formatEuroShort = (cents: number): string => formatEuro(cents).replace(',00', '');
