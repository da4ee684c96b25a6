/**
 * HTML as React writes it, with elements that hold nothing ended as HTML has them: `<br>`, not the
 * `<br/>` of XML, which does nothing there. React writes '/>' for nothing else: it ends every other
 * element with a tag of its own, and escapes '>' in texts and attributes.
 */
export const plainVoids = (html: string): string => html.replaceAll('/>', '>');
