/** Only one paragraph stands in it: it needs no element of its own. */
const ALONE =
  /(<(?:li|td|th|dd)(?:\s[^>]*)?>)<p>((?:(?!<\/?p>)[\s\S])*)<\/p>(?=\s*<(?:\/(?:li|td|th|dd)|ul|ol)\b)/g;

/** What tiptap writes of a text, as the text was: cells and items without paragraphs, no spans of one. */
export const tidy = (html: string): string =>
  html.replaceAll(ALONE, '$1$2').replaceAll(/ (?:col|row)span="1"/g, '');

const same: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** What a text says, whichever way that is written. */
const plainOf = (html: string): string =>
  tidy(html)
    .replaceAll(/<\/?(?:thead|tbody)\b[^>]*>/g, '')
    .replaceAll(/<(\/?)([a-z]\w*)/gi, (_, slash: string, tag: string) => {
      const name = tag.toLowerCase();
      return `<${slash}${same[name] ?? name}`;
    })
    .replaceAll(/<(br|hr)\s*\/?>/g, '<$1>')
    .replaceAll(/\s(?:rel|target)="[^"]*"/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/&(?:quot|#34);/g, '"')
    .replaceAll(/&(?:apos|#0?39);/g, "'")
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .replaceAll(
      /\s*(<\/?(?:h\d|p|ul|ol|li|table|tr|t[dh]|blockquote|dl|dt|dd|hr|br)\b[^>]*>)\s*/g,
      '$1',
    )
    .replaceAll('<p></p>', '')
    .trim();

/** Whether nothing is lost of a text that stands as another one in the editor. */
export const saysTheSame = (one: string, other: string): boolean => plainOf(one) === plainOf(other);
