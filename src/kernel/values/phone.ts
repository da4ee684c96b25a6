/** Whether a text is a telephone number as forms take it: spaces and hyphens don't count (S5.1/6). */
export const isPhone = (text: string): boolean => /^[0+]\d{9,15}$/.test(text.replace(/[ -]/g, ''));
