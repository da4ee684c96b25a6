/** Whether a text is a house number: 1 to 5 digits, not from 0, then 0 to 3 letters (S5.1/9). */
export const isHousenumber = (text: string): boolean => /^[1-9]\d{0,4}[a-z]{0,3}$/i.test(text);
