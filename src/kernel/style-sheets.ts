/**
 * Stands in the name of every class of the second style sheet, and in no other: by it the server and
 * a page's script see which HTML needs that sheet.
 */
export const moreMark = '_more_';

/**
 * Stands in a page's HTML, once, where what follows is far below the first screen: if only that shows
 * parts of the second sheet, the sheet is linked there, and what stands above it waits for no more than
 * the first.
 */
export const belowMark = '<!--below-->';
