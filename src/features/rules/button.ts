/** What a button may say by which one orders: that it costs money stands in it (HR 4 October 2024, ECLI:NL:HR:2024:1366). */
const PAYS = /\b(?:betal\w*|betaal\w*|koop|kopen|pay|buy)\b/i;

export const paysByButton = (text: string): boolean => PAYS.test(text);
