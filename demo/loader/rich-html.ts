import type { RichItem } from '#features/content/contract';

/** What a text page is written in; the first row of a table holds its headings. */
export type PageItem = RichItem | { ol: string[] } | { table: [string[], ...string[][]] };

export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const MAIL = /[\w.-]+@brink\.example/g;
const PHONE = /\b0\d{2}-\d{3} \d{2} \d{2}\b/g;

/** A text with `[words](/path)` as links; addresses and numbers can be pressed. */
const inline = (text: string): string =>
  escapeText(text)
    .replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, '<a href="$2">$1</a>')
    .replace(MAIL, '<a href="mailto:$&">$&</a>')
    .replace(
      PHONE,
      (shown) => `<a href="tel:+31${shown.replace(/\D/g, '').slice(1)}">${shown}</a>`,
    );

const row = (cells: string[], tag: 'th' | 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;

const lines = (items: readonly string[]): string =>
  items.map((one) => `<li>${inline(one)}</li>`).join('');

/** The HTML of a text page. */
export const html = (items: readonly PageItem[]): string =>
  items
    .map((item) => {
      if ('h' in item) return `<h2>${escapeText(item.h)}</h2>`;
      if ('p' in item) return `<p>${inline(item.p)}</p>`;
      if ('ul' in item) return `<ul>${lines(item.ul)}</ul>`;
      if ('ol' in item) return `<ol>${lines(item.ol)}</ol>`;
      const [head, ...rows] = item.table;
      return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
    })
    .join('');
