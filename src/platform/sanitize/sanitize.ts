import sanitize from 'sanitize-html';

/** 'en', 'pt-br'. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

const once = (html: string): string =>
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
      span: (tagName, { lang = '' }): sanitize.Tag => ({
        tagName,
        attribs: LANGUAGE.test(lang) ? { lang: lang.toLowerCase() } : {},
      }),
      a: (tagName, attributes) => ({
        tagName,
        attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener' } : attributes,
      }),
    },
    // It says of which language its words are (WCAG 3.1.2), or is none. Not by another name that isn't allowed: the
    // library would close what comes next by that name.
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'span' && attribs.lang === undefined ? 'excludeTag' : false,
  });

/** So often a text is cleaned at most: what is left of what was nested wrong is read otherwise a few times. */
const MOST = 10;

/**
 * Rich text with what an editor can make in it, and nothing that runs, loads or styles. Applied
 * when text is saved and again when it is shown: what was stored before a rule changed obeys too.
 * Of a text that is clean it costs one reading.
 */
export const sanitizeRichText = (html: string): string => {
  let text = html;
  for (let times = 0; times < MOST; times += 1) {
    const clean = once(text);
    if (clean === text) return text;
    text = clean;
  }
  return text;
};

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
