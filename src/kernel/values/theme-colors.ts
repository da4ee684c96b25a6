/** The colours of a theme: what a chain chooses, what follows from that, and whether it can be read. */

/** Those that are chosen, each with the token that the style sheets know it by. */
export const themeColors = [
  { name: 'paper', token: 'paper' },
  { name: 'raised', token: 'paper-raised' },
  { name: 'ink', token: 'ink' },
  { name: 'inkSoft', token: 'ink-soft' },
  { name: 'brand', token: 'brand' },
  { name: 'onBrand', token: 'on-brand' },
  { name: 'accent', token: 'accent' },
  { name: 'onAccent', token: 'on-accent' },
  { name: 'accentInk', token: 'accent-ink' },
] as const;
export type ColorName = (typeof themeColors)[number]['name'];

/** The name of a colour's field on the wire. */
export const wireOfColor = (name: ColorName): string =>
  `theme_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** By their names: '#rrggbb'. */
export type Colors = Readonly<Record<ColorName, string>>;
/** What texts of errors and of what went well are drawn in, on a chain's own grounds too. */
export const stateColors = [
  { name: 'error', token: 'error' },
  { name: 'success', token: 'success' },
] as const;
type State = (typeof stateColors)[number]['name'];
/** Those of the theme that the site was built with. */
export type UsualColors = Colors & Readonly<Record<State, string>>;
/** Those of a chain's own. */
export type OwnColors = Readonly<Partial<Colors>>;

/** What texts of any size must have against their ground (WCAG 1.4.3), and what lines must have (1.4.11). */
export const leastContrast = { text: 4.5, line: 3 } as const;

const COLOR = /^#[\da-f]{6}$/;
export const isColor = (text: unknown): text is string =>
  typeof text === 'string' && COLOR.test(text);

type Channels = readonly [number, number, number];

const channelsOf = (color: string): Channels => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (color: string): number => {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** The contrast of two colours, 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** A ratio as people read it: '4,5'. Cut and not rounded, or what is too little would look enough. */
export const tellContrast = (ratio: number): string =>
  (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',');

/** So much of the other colour in one. */
export const mix = (one: string, other: string, share: number): string => {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  const parts = from.map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** The first mixture that what is read on it, or it is read on, allows; the last when none does. */
const readable = (
  mixtures: readonly string[],
  { beside, least }: { beside: readonly string[]; least: number },
): string =>
  mixtures.find((color) => beside.every((other) => contrastOf(color, other) >= least)) ??
  (mixtures.at(-1) as string);

const from = (one: string, other: string, shares: readonly number[]): string[] =>
  shares.map((share) => mix(one, other, share));

const { text, line } = leastContrast;

/** What follows from the ground and the ink. */
const ofGround = ({ paper, raised, ink }: Colors): Record<string, string> => {
  const [sunk, tint] = [mix(paper, ink, 0.05), mix(paper, ink, 0.1)];
  return {
    'paper-sunk': sunk,
    tint,
    line: mix(paper, ink, 0.16),
    'line-strong': readable(from(paper, ink, [0.42, 0.46, 0.5, 0.56, 0.62, 0.7, 0.8, 1]), {
      ...{ beside: [paper, raised, sunk], least: line },
    }),
    'ink-faint': readable(from(ink, paper, [0.35, 0.3, 0.25, 0.2, 0.1, 0]), {
      ...{ beside: [paper, raised, sunk, tint], least: text },
    }),
  };
};

/** What follows from the brand's colour. */
const ofBrand = ({ brand, onBrand, paper, ink }: Colors): Record<string, string> => {
  const away = luminance(onBrand) > luminance(brand) ? '#000000' : '#ffffff';
  const tint = readable(from(paper, brand, [0.13, 0.1, 0.07, 0.04, 0]), {
    ...{ beside: [brand, ink], least: text },
  });
  return {
    'brand-deep': mix(brand, away, 0.3),
    'brand-light': readable(from(brand, onBrand, [0.14, 0.1, 0.06, 0]), {
      ...{ beside: [onBrand], least: text },
    }),
    'brand-tint': tint,
    'on-brand-soft': readable(from(onBrand, brand, [0.22, 0.16, 0.1, 0]), {
      ...{ beside: [brand], least: text },
    }),
    focus: brand,
  };
};

const wholeOf = (usual: Colors, own: OwnColors): Colors => ({ ...usual, ...own });

/** The tokens that a chain's own colours set, and those that follow from them; none of its own: none. */
export const themeTokens = (usual: Colors, own: OwnColors): Record<string, string> => {
  const whole = wholeOf(usual, own);
  const has = (...names: ColorName[]) => names.some((name) => own[name] !== undefined);
  const chosen = themeColors.flatMap(({ name, token }) =>
    own[name] === undefined ? [] : [[token, own[name]] as const],
  );
  return {
    ...(has('paper', 'raised', 'ink') && ofGround(whole)),
    ...(has('brand', 'onBrand', 'paper', 'ink') && ofBrand(whole)),
    ...Object.fromEntries(chosen),
  };
};

/** A text and the ground that it stands on. */
export type Contrast = { text: ColorName | State; ground: ColorName; ratio: number };

const pairs: readonly [ColorName | State, readonly ColorName[]][] = [
  ['ink', ['paper', 'raised']],
  ['inkSoft', ['paper', 'raised']],
  ['brand', ['paper', 'raised']],
  ['onBrand', ['brand']],
  ['onAccent', ['accent']],
  ['accentInk', ['paper', 'raised']],
  ['error', ['paper', 'raised']],
  ['success', ['paper', 'raised']],
];

const isState = (name: ColorName | State): name is State =>
  stateColors.some((state) => state.name === name);

/** The contrast of all that texts of the site stand on. */
export const contrastsOf = (usual: UsualColors, own: OwnColors): Contrast[] => {
  const whole = { ...usual, ...own };
  return pairs.flatMap(([name, grounds]) =>
    grounds.map((ground) => ({
      ...{ text: name, ground },
      ratio: contrastOf(whole[name], whole[ground]),
    })),
  );
};

/** Of those the ones that can't be read well enough, each with the colour that is to change. */
export const unreadable = (
  usual: UsualColors,
  own: OwnColors,
): (Contrast & { colour: ColorName; other: ColorName | State })[] =>
  contrastsOf(usual, own)
    .filter(({ ratio }) => ratio < leastContrast.text)
    .map((one) => {
      const isOwn = !isState(one.text) && own[one.text] !== undefined;
      return isOwn || (!isState(one.text) && own[one.ground] === undefined)
        ? { ...one, colour: one.text as ColorName, other: one.ground }
        : { ...one, colour: one.ground, other: one.text };
    });
