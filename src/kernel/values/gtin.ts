/** Whether a number's last digit is right, as GS1 reckons it (8, 12, 13 or 14 digits). */
export const isGtin = (text: string): boolean => {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const sum = [...text]
    .reverse()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
};
