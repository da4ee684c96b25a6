import { contrastOf, leastContrast, mix, type OwnColors } from './theme-colors';

/** What a chain chooses of its look at first: a colour of its own, and one that stands out. */
export type Palette = { value: string; label: string; brand: string; accent: string };

/** Each can be read, as a test holds. The first is the platform's own. */
export const palettes: readonly Palette[] = [
  { value: 'bos', label: 'Bosgroen', brand: '#17442f', accent: '#f2542b' },
  { value: 'marine', label: 'Marine', brand: '#1d3557', accent: '#f4a259' },
  { value: 'petrol', label: 'Petrol', brand: '#0f5257', accent: '#ff8a5b' },
  { value: 'bordeaux', label: 'Bordeaux', brand: '#6d1a36', accent: '#e9c46a' },
  { value: 'terracotta', label: 'Terracotta', brand: '#8f3b1b', accent: '#f0c987' },
  { value: 'inkt', label: 'Inkt', brand: '#22252b', accent: '#ffcf33' },
];

/** A choice beside those: colours of the chain's own. */
export const OWN_PALETTE = 'eigen';

type Ground = Readonly<{ paper: string; raised: string; ink: string }>;

/** The first of some colours that can be read on a ground; black or white always can. */
const onIt = (ground: string, ink: string): string =>
  ['#ffffff', ink, '#000000'].find((one) => contrastOf(one, ground) >= leastContrast.text) ??
  '#000000';

const steps = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1] as const;

/**
 * The colours of a theme that follow from a brand's colour and an accent, all '#rrggbb': what is read on each, and
 * the accent dark enough to be read itself. The brand's own colour stays as it is, also when it can't be read.
 */
export const colorsOfBrand = (
  { paper, raised, ink }: Ground,
  { brand, accent }: Pick<Palette, 'brand' | 'accent'>,
): OwnColors => {
  const mixed = steps.map((share) => mix(accent, ink, share));
  const accentInk = mixed.find((color) =>
    [paper, raised].every((ground) => contrastOf(color, ground) >= leastContrast.text),
  );
  return {
    ...{ brand, onBrand: onIt(brand, ink) },
    ...{ accent, onAccent: onIt(accent, ink), accentInk: accentInk ?? ink },
  };
};
