/**
 * Stands in the name of every class of the second style sheet, and in no other: by it the server and
 * a page's script see which HTML needs that sheet.
 */
export const moreMark = '_more_';
