/** A piece of an article's text: a heading, a paragraph or a list. Plain text, never markup. */
export type RichItem = { h: string } | { p: string } | { ul: string[] };
