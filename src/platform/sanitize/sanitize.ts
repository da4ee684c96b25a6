import sanitize from 'sanitize-html';

/** 'en', 'pt-br'. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

/**
 * Rich text with what an editor can make in it, and nothing that runs, loads or styles. Applied
 * when text is saved and again when it is shown: what was stored before a rule changed obeys too.
 */
export const sanitizeRichText = (html: string): string =>
  sanitize(html, {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'strong',
      'b',
      'em',
      'i',
      'ul',
      'ol',
      'li',
      'a',
      'blockquote',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'dl',
      'dt',
      'dd',
      'hr',
      'sub',
      'sup',
      'span',
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      span: ['lang'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      h1: 'h2',
      // It says of which language its words are (WCAG 3.1.2), or is none.
      span: (_, { lang = '' }): sanitize.Tag =>
        LANGUAGE.test(lang)
          ? { tagName: 'span', attribs: { lang: lang.toLowerCase() } }
          : { tagName: 'plain', attribs: {} },
      a: (tagName, attributes) => ({
        tagName,
        attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener' } : attributes,
      }),
    },
  });

/** Elements after which a new line begins: the words on both sides are not one. */
const LINE = /<(?:\/?(?:p|h\d|ul|ol|li|dl|dt|dd|table|tr|t[dh]|blockquote|div)|br|hr)\b/gi;

/** The text of HTML, without its markup. */
export const textOf = (html: string): string =>
  sanitize(html.replace(LINE, ' $&'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
