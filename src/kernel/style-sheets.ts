/**
 * The style sheets beside the one that every page waits for: of what few pages show, and of what is filled in,
 * bought and kept of it. Each is small enough for a server's first burst (14 kB, RFC 6928).
 */
export const laterSheets = ['more', 'forms'] as const;
export type LaterSheet = (typeof laterSheets)[number];

/**
 * Stands in the name of every class of a later sheet, and in no other: by it the server and a page's script
 * see which HTML needs that sheet.
 */
export const sheetMark = (sheet: LaterSheet): string => `_${sheet}_`;

/**
 * Stands in a page's HTML, once, where what follows is far below the first screen: if only that shows
 * parts of a later sheet, the sheet is linked there, and what stands above it waits for no more than
 * the first.
 */
export const belowMark = '<!--below-->';
