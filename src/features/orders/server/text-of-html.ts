import { compile } from 'html-to-text';

const convert = compile({
  wordwrap: false,
  selectors: [
    // Links, form controls and drawings are left out.
    ...['nav', 'form', 'template', 'svg'].map((selector) => ({ selector, format: 'skip' })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 },
    })),
    ...['dl', 'dt', 'dd'].map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 2, trailingLineBreaks: 2 },
    })),
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'ol', options: { itemPrefix: '- ' } },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
  ],
});

/** What a page says, as plain text: a blank line between parts, a dash before what is in a list. */
export const textOfHtml = (html: string): string => convert(html).trim();
