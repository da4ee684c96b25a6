const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2, -1];

/** Whether a text is a Dutch citizen service number: 9 digits that pass the 11-check (S5.1/7). */
export const isBsn = (text: string): boolean => {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return sum % 11 === 0;
};
