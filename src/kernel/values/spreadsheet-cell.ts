/**
 * A text as a spreadsheet may have it: what would be run as a formula gets a mark before it (OWASP,
 * CSV injection: a cell that begins with = + - @, a tab or a carriage return; the full-width forms
 * count for spreadsheets as well).
 */
export const defuse = (text: string): string =>
  /^[=+\-@\t\r\n'＝＋－＠]/.test(text) ? `'${text}` : text;
