import { z } from 'zod';
import type { ValueRules } from '#kernel/define/entity';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import { isEmail } from '#kernel/values/email';
import { isLinkAddress } from '#kernel/values/link-address';
import { isPostcode, tidyPostcode } from '#kernel/values/postcode';
import { iconNames } from '#ui/icon.view';
import { wrongLinkIn } from '../link-lines/field';
import type { Codec } from './codec';

/** Characters of a line and of a text whose field doesn't say how many. */
const LONGEST_LINE = 250;
const LONGEST_TEXT = 20_000;

/** Whether anything can be seen of it: marks without a width are nothing to a reader. */
const saysSomething = (text: string): boolean => /[^\s\p{Cf}]/u.test(text);

const checked = ({ required, least = 0, most, pattern }: ValueRules, longest: number) => {
  const largest = most ?? longest;
  const text = z
    .string({ error: texts.text })
    .refine((value) => !required || saysSomething(value), { error: texts.needed, abort: true })
    .min(required ? Math.max(least, 1) : 0, { error: texts.least(least) })
    .max(largest, { error: texts.most(largest) });
  if (!pattern) return text;
  // Whether it may be empty is said above.
  return text.regex(new RegExp(`^(?:${pattern.source})?$`, 'u'), { error: pattern.told });
};

/** Control characters, which no text of ours holds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they are
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they are
const CONTROL_OR_BREAK = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** One line of text. */
export const lineCodec: Codec<string> = {
  schema: (rules) =>
    checked(rules, LONGEST_LINE).refine((value) => !CONTROL_OR_BREAK.test(value), {
      error: texts.line,
    }),
  empty: '',
  read: (text) => text.trim(),
  write: (value) => value,
  tell: (value) => value || texts.nothing,
  // A column that may be empty tells so by null.
  fromColumn: (stored) => String(stored ?? ''),
};

/** Text of several lines. */
export const textCodec: Codec<string> = {
  ...lineCodec,
  schema: (rules) =>
    checked(rules, LONGEST_TEXT).refine((value) => !CONTROL.test(value), { error: texts.text }),
  read: (text) => text.replaceAll(/\r\n?/g, '\n').trim(),
};

const LONGEST_HTML = 100_000;
const DEEPEST_HTML = 100;

const TAG = /<(\/?)([a-z][a-z\d]*)/gi;
/** Elements that nothing stands in, and those whose end may be left out. */
const UNCLOSED = new Set([
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'p',
  'li',
  'dt',
  'dd',
  'tr',
  'td',
  'th',
]);

/** Whether elements stand in each other further than anybody writes: cleaning takes the square of that. */
const isTooDeep = (html: string): boolean => {
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(TAG)) {
    if (UNCLOSED.has(name.toLowerCase())) continue;
    depth += end ? -1 : 1;
    if (depth > DEEPEST_HTML) return true;
  }
  return false;
};

/** Rich text as HTML, empty where there is none. What may not stand in it is taken out where it is written. */
export const htmlCodec: Codec<string> = {
  ...textCodec,
  schema: (rules) =>
    textCodec
      .schema({ most: LONGEST_HTML, ...rules })
      .refine((value) => !isTooDeep(value), { error: texts.deep }),
  tell: (value) =>
    value
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim() || texts.nothing,
};

/** Where something leads: a path of the site or an address. Nothing that a browser would run. */
export const linkCodec: Codec<string> = {
  ...lineCodec,
  schema: (rules) =>
    lineCodec
      .schema({ most: 500, ...rules })
      .refine((value) => value === '' || isLinkAddress(value), { error: texts.link }),
};

const COLOR = /^#[\da-f]{6}$/;

/** A colour as '#rrggbb', or none where a row may be without. */
export const colorCodec: Codec<string> = {
  ...lineCodec,
  schema: ({ required }) =>
    z
      .string({ error: texts.color })
      .transform((value) => value.toLowerCase())
      .refine((value) => (value === '' ? !required : COLOR.test(value)), { error: texts.color }),
};

const signs = iconNames.join(', ');

/** The name of a sign that the theme draws, or none. */
export const iconCodec: Codec<string> = {
  ...lineCodec,
  schema: ({ required }) =>
    z.enum(required ? iconNames : ['', ...iconNames], { error: texts.oneOf(signs) }),
};

/** Names with where they lead, one a line: 'Naam | /adres'. */
export const linkLinesCodec: Codec<string> = {
  ...textCodec,
  schema: (rules) =>
    textCodec
      .schema(rules)
      .refine((value) => wrongLinkIn(value) === undefined, { error: texts.linkLines }),
};

/** A Dutch postcode, as the post writes it; empty where a row may be without. */
export const zipcodeCodec: Codec<string> = {
  ...lineCodec,
  schema: (rules) =>
    lineCodec
      .schema({ ...rules, most: 10 })
      .refine((value) => value === '' || isPostcode(value), { error: texts.zipcode })
      .transform(tidyPostcode),
};

/** An e-mail address; empty where a row may be without. */
export const emailCodec: Codec<string> = {
  ...lineCodec,
  schema: (rules) =>
    lineCodec.schema(rules).refine((value) => value === '' || isEmail(value), {
      error: texts.email,
    }),
};
