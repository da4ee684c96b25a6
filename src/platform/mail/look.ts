import { type CSSProperties, createContext, useContext } from 'react';
import { shape, theme } from '#ui/theme/theme';

const { ground, raised, ink, inkSoft, line, tint, brand, onBrand, brandTint } = theme;
const usual = { ground, raised, ink, inkSoft, line, tint, brand, onBrand, brandTint };

/** '#rrggbb' each; what is left out is as the theme that comes with the platform has it. */
export type MailColors = Partial<Record<keyof typeof usual, string>>;

const { text: font, display } = shape.mailFonts;
const { displayWeight } = shape;
const corners = `${shape.radius}px`;

/** Mails can't use the style sheet: the theme, as inline styles. Lengths are what mail programs know: px. */
const makeLook = ({ ground, raised, ink, inkSoft, line, tint, brand, onBrand }: typeof usual) =>
  ({
    body: {
      margin: '0',
      padding: '24px 8px',
      backgroundColor: ground,
      fontFamily: font,
      color: ink,
    },
    width: { width: '100%', maxWidth: '600px' },
    mark: {
      color: brand,
      fontFamily: display,
      fontSize: '28px',
      fontWeight: displayWeight,
      textDecoration: 'none',
    },
    // Its own ground, as the picture has: what stands there instead can be read as well.
    logo: {
      display: 'block',
      border: '0',
      borderRadius: corners,
      backgroundColor: brand,
      color: onBrand,
      fontFamily: display,
      fontSize: '28px',
      lineHeight: '56px',
      textAlign: 'center',
    },
    head: { padding: '0 25px 16px' },
    card: {
      padding: '28px 24px 16px',
      border: `1px solid ${line}`,
      borderTop: `4px solid ${brand}`,
      backgroundColor: raised,
    },
    title: {
      margin: '0 0 20px',
      fontFamily: display,
      fontSize: '26px',
      lineHeight: '32px',
      fontWeight: displayWeight,
      overflowWrap: 'anywhere',
    },
    heading: {
      margin: '28px 0 8px',
      fontFamily: display,
      fontSize: '19px',
      lineHeight: '26px',
      fontWeight: displayWeight,
    },
    text: {
      margin: '0 0 14px',
      fontSize: '16px',
      lineHeight: '25px',
      overflowWrap: 'anywhere',
    },
    soft: { margin: '0 0 10px', color: inkSoft, fontSize: '14px', lineHeight: '21px' },
    label: { color: inkSoft, fontSize: '14px', lineHeight: '21px' },
    items: { margin: '0 0 14px', padding: '0 0 0 20px' },
    item: { margin: '0 0 4px', fontSize: '16px', lineHeight: '25px', overflowWrap: 'anywhere' },
    pictured: { padding: '0', listStyle: 'none' },
    inwards: { margin: '0 0 10px', paddingLeft: '60px' },
    tall: { margin: '0 0 10px', minHeight: '60px', overflow: 'hidden' },
    code: {
      margin: '12px 0 8px',
      padding: '14px 16px',
      backgroundColor: tint,
      color: ink,
      fontFamily: "Consolas, 'Courier New', monospace",
      fontSize: '22px',
      lineHeight: '30px',
      fontWeight: '700',
      letterSpacing: '1px',
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
    picture: { margin: '0 0 14px', textAlign: 'center' },
    // On white, whatever the ground: what is scanned must be dark on light.
    image: { border: '0', backgroundColor: '#ffffff', color: '#000000', fontSize: '14px' },
    action: { padding: '6px 0 18px' },
    button: {
      display: 'inline-block',
      padding: '13px 24px',
      borderRadius: corners,
      backgroundColor: brand,
      color: onBrand,
      fontSize: '16px',
      lineHeight: '22px',
      textDecoration: 'none',
    },
    link: { color: brand, textDecoration: 'underline' },
    table: { width: '100%', margin: '0 0 14px', borderCollapse: 'collapse' },
    cell: {
      padding: '8px 12px 8px 0',
      borderBottom: `1px solid ${line}`,
      fontSize: '15px',
      lineHeight: '22px',
      textAlign: 'left',
      verticalAlign: 'top',
      fontWeight: '400',
      overflowWrap: 'anywhere',
    },
    thumb: {
      float: 'left',
      width: '48px',
      height: '60px',
      marginRight: '12px',
      objectFit: 'cover',
    },
    sum: { paddingRight: '0', textAlign: 'right', whiteSpace: 'nowrap' },
    total: { fontSize: '17px', fontWeight: '700' },
    name: { width: '38%', color: inkSoft },
    foot: { padding: '20px 25px 0' },
    footText: { margin: '0 0 10px', color: inkSoft, fontSize: '13px', lineHeight: '20px' },
  }) as const satisfies Record<string, CSSProperties>;

type Look = ReturnType<typeof makeLook>;

export const lookIn = (colors: MailColors = {}): Look => makeLook({ ...usual, ...colors });

export const LookContext = createContext(lookIn());

/** The styles of the mail that is being written. */
export const useLook = (): Look => useContext(LookContext);

/**
 * For programs that show mails dark: the same theme, with its grounds and its inks changed about.
 * Programs that know none of this keep the light one, whose texts all stand on a ground of their own.
 */
export const darkLookIn = (colors: MailColors = {}): string => {
  const { ground, ink, inkSoft, tint, brand, brandTint } = { ...usual, ...colors };
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a[x-apple-data-detectors] { color: inherit !important; text-decoration: inherit !important; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${ink} !important; color: ${ground} !important; }
  .card { background-color: ${ink} !important; border-color: ${inkSoft} !important; color: ${ground} !important; }
  .code { background-color: ${inkSoft} !important; color: ${ground} !important; }
  .soft { color: ${tint} !important; }
  .cell { border-color: ${inkSoft} !important; }
  .link { color: ${brandTint} !important; }
  .button { background-color: ${brandTint} !important; color: ${brand} !important; }
}
@media (max-width: 420px) {
  .card { padding: 22px 16px 10px !important; }
  .edge { padding-left: 17px !important; padding-right: 17px !important; }
}
`;
};
