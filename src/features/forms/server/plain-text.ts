import sanitize from 'sanitize-html';

/** The words of rich text, a line for each paragraph. */
export const plainText = (html: string): string =>
  sanitize(html.replaceAll(/<(?:br|\/p|\/li|\/h\d|\/tr)\b[^>]*>/gi, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (text) =>
      text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
  }).trim();
