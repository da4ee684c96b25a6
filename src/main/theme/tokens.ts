/** What a token's value has to be. */
export type TokenKind =
  | 'colour'
  | 'see-through'
  | 'family'
  | 'weight'
  | 'number'
  | 'length'
  | 'ratio'
  | 'shadow'
  | 'duration'
  | 'easing';

export type Token = {
  name: string;
  kind: TokenKind;
  /** What it is for, as docs/theme.md says it. */
  does: string;
  /** A colour that may be another colour's: `var(--paper)`. */
  mayRefer?: true;
};

const all = (kind: TokenKind, tokens: Readonly<Record<string, string>>): Token[] =>
  Object.entries(tokens).map(([name, does]) => ({ name, kind, does }));

const referring = (tokens: Readonly<Record<string, string>>): Token[] =>
  all('colour', tokens).map((token) => ({ ...token, mayRefer: true }));

/** The tokens of a theme, each of which a theme's `tokens.css` sets. What else there is, is the platform's. */
export const tokens: readonly Token[] = [
  ...all('colour', {
    paper: 'the ground of a page',
    'paper-raised': 'the ground of what lies on it: fields, cards, dialogs',
    'paper-sunk': 'the ground of what lies in it: a summary, a button that is off',
    tint: 'a ground that tells itself apart: a place for a picture, a label',
    ink: 'texts',
    'ink-soft': 'texts beside the main one: hints, dates',
    'ink-faint': 'texts of what is off or over',
    line: 'lines between things, which tell nothing by themselves',
    'line-strong': 'edges of fields and boxes, which must be seen',
    brand: 'what is pressed first; links, the mark and the bar on top',
    'brand-deep': 'the same under a pointer; the footer',
    'brand-light': 'the same, lighter: lines in the footer, signs under a pointer',
    'brand-tint': 'a ground with a breath of it: what is chosen',
    'on-brand': 'texts on the brand’s colour',
    'on-brand-soft': 'texts beside the main one there',
    accent: 'marks: how many are in the cart, what is reduced',
    'accent-ink': 'texts that go with it: a reduced price',
    'on-accent': 'texts on it',
    error: 'texts and edges of what is wrong',
    'error-tint': 'the ground of a message about it',
    success: 'texts and edges of what went well',
    'success-tint': 'the ground of a message about it',
    'notice-tint': 'the ground of a message that asks for attention',
    focus: 'the ring around what the keyboard is at',
  }),
  ...referring({
    header: 'the ground of the header',
    'on-header': 'texts and signs in it',
    'header-mark': 'the chain’s name in it, and the ring around what the keyboard is at there',
    'header-hover': 'its signs under a pointer',
    'header-accent': 'what is reduced, in its navigation',
  }),
  ...all('see-through', { veil: 'what lies over a page behind a dialog' }),
  ...all('family', {
    'font-text': 'texts',
    'font-display': 'headings, the mark and large figures',
  }),
  ...all('weight', {
    'weight-normal': 'texts',
    'weight-medium': 'what is pressed, labels, the navigation',
    'weight-bold': 'what stands out within a text, prices',
    'weight-display': 'headings and the mark',
  }),
  ...all('length', {
    'text-xs': 'the smallest letters: the bar on top, marks on pictures',
    'text-s': 'hints, lines of a list, the footer',
    'text-m': 'texts',
    'text-l': 'a lead, headings in the footer',
    'text-xl': 'entries of the drawer, large prices',
    'display-s': 'headings of the third level',
    'display-m': 'headings of the second level',
    'display-l': 'the heading of a page',
    'display-xl': 'the heading over the first picture of the home page',
  }),
  ...all('number', {
    'leading-tight': 'lines of large headings',
    'leading-snug': 'lines of small headings and labels',
    leading: 'lines of texts',
  }),
  ...all('length', {
    'tracking-display': 'room between the letters of headings',
    measure: 'how wide a column of text becomes',
    'space-half': 'half a step of space',
    'space-1': 'one step',
    'space-2': 'two steps',
    'space-3': 'three steps',
    'space-4': 'four steps',
    'space-5': 'five steps',
    'space-6': 'six steps',
    'space-8': 'eight steps',
    'page-edge': 'room between a page and the edge of the screen',
    'page-width': 'how wide a page becomes',
    'section-gap': 'room between the blocks of a page',
    'header-height': 'how high the header’s row is',
    rule: 'how thick lines are',
    radius: 'how round corners of buttons, fields and panels are',
    'radius-round': 'how round marks and tags are',
    'radius-picture': 'how round corners of pictures in lists and blocks are',
  }),
  ...all('ratio', {
    'ratio-product': 'pictures of articles, width to height',
    'ratio-hero': 'the first picture of a page',
  }),
  ...all('shadow', {
    'shadow-header': 'under the header once the page moved',
    'shadow-panel': 'under what opens beneath something',
    'shadow-sheet': 'over what comes up from below',
  }),
  ...all('duration', { quick: 'a colour that changes', calm: 'what moves' }),
  ...all('easing', { ease: 'how what moves comes to rest' }),
];

const LENGTH = /^-?(?:\d+|\d*\.\d+)(?:rem|em|px|vw|svh|ch)$/;
const SUM = /^(?:clamp|min|max|calc)\([\d\s.,+*/()a-z%-]+\)$/;
const NUMBER = /^(?:\d+|\d*\.\d+)$/;

/** In words, for what is no such value. */
const kinds: Record<TokenKind, { told: string; fits: (value: string) => boolean }> = {
  colour: { told: 'a colour such as #1f3a5f', fits: (value) => /^#[\da-f]{6}$/.test(value) },
  'see-through': {
    told: 'a colour such as rgb(29 27 23 / 45%)',
    fits: (value) => /^rgb\(\d{1,3} \d{1,3} \d{1,3} \/ \d{1,3}%\)$/.test(value),
  },
  family: {
    told: "typefaces such as 'Fine Sans', sans-serif, the last of them a generic one",
    fits: (value) => /(?:^|, ?)(?:serif|sans-serif|monospace|system-ui|ui-[a-z-]+)$/.test(value),
  },
  weight: {
    told: 'a weight from 1 to 1000',
    fits: (value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 1000,
  },
  number: { told: 'a number', fits: (value) => NUMBER.test(value) },
  length: {
    told: 'a length such as 1.5rem or clamp(1rem, 0.9rem + 1vw, 2rem)',
    fits: (value) => value === '0' || LENGTH.test(value) || SUM.test(value),
  },
  ratio: {
    told: 'a width to a height such as 4 / 5',
    fits: (value) => /^\d+ \/ \d+$/.test(value),
  },
  shadow: {
    told: 'a shadow such as 0 1px 0 var(--line), or none',
    fits: (value) => value === 'none' || (/\d/.test(value) && !/[;{}@]|url\(/.test(value)),
  },
  duration: { told: 'a duration such as 120ms', fits: (value) => /^\d+m?s$/.test(value) },
  easing: {
    told: 'an easing such as ease or cubic-bezier(0.2, 0.7, 0.2, 1)',
    fits: (value) => /^(?:ease(?:-in|-out|-in-out)?|linear|cubic-bezier\([\d., -]+\))$/.test(value),
  },
};

const REFERENCE = /^var\(--([a-z-]+)\)$/;
const colours = new Set(tokens.filter(({ kind }) => kind === 'colour').map(({ name }) => name));

/** What a value has to be in its place, in words; undefined: it is. */
export const tokenProblem = ({ kind, mayRefer }: Token, value: string): string | undefined => {
  const refers = mayRefer && REFERENCE.exec(value)?.[1];
  if (refers && colours.has(refers)) return undefined;
  const { told, fits } = kinds[kind];
  if (fits(value)) return undefined;
  return mayRefer ? `${told} or var(--ink)` : told;
};

/** A colour as it comes out: what refers to another one has that one's. */
export const colourOf = (values: Readonly<Record<string, string>>, name: string): string => {
  const value = values[name] ?? '';
  const refers = REFERENCE.exec(value)?.[1];
  return refers === undefined || refers === name ? value : colourOf(values, refers);
};
