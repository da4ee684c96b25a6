import { createHash } from 'node:crypto';
import {
  type Colors,
  isColor,
  type OwnColors,
  themeColors,
  themeTokens,
} from '#kernel/values/theme-colors';
import { type FontName, isFont, radii, themeFonts } from '#kernel/values/theme-fonts';
import { logoRule, themeSheet } from '#kernel/wire-theme';
import type { Host } from '#platform/host';
import { sendCompressed } from '#platform/http/send-compressed';
import type { MailColors } from '#platform/mail/look';
import type { Assets } from '#platform/render/assets';
import { logo as builtLogo, families, preloadOf, usualColors } from '#ui/theme/theme';
import type { DrawnMark, SiteTheme } from '../contract';
import { getSite } from './current';

const isPicture = (value: unknown): value is NonNullable<SiteTheme['logo']> =>
  typeof (value as { key?: unknown } | null)?.key === 'string';

/** Whether the theme that the site was built with has it; those of a device need no file. */
export const isBuilt = (name: FontName): boolean => {
  const { file, label } = themeFonts[name];
  return file === undefined || families.includes(label);
};

/** What is stored is read as if a stranger had written it: it becomes a style sheet. */
const readTheme = (stored: unknown): SiteTheme => {
  const { textFont, displayFont, radius, logo, ...colors } = (stored ?? {}) as SiteTheme;
  const own = themeColors.flatMap(({ name }) =>
    isColor(colors[name]) ? [[name, colors[name]] as const] : [],
  );
  return {
    ...(Object.fromEntries(own) as OwnColors),
    ...(isFont(textFont) && isBuilt(textFont) && { textFont }),
    ...(isFont(displayFont) && isBuilt(displayFont) && { displayFont }),
    ...(radii.some((one) => one === radius) && { radius }),
    ...(isPicture(logo) && { logo }),
  };
};

/** Which tokens mails are drawn in. */
const mailTokens: Record<keyof MailColors, string> = {
  ...{ ground: 'paper', raised: 'paper-raised', tint: 'tint', line: 'line' },
  ...{ ink: 'ink', inkSoft: 'ink-soft' },
  ...{ brand: 'brand', brandTint: 'brand-tint', onBrand: 'on-brand' },
};

const read = new WeakMap<object, SiteTheme>();

/** What the chain made of the theme. */
export const themeOf = (host: Host): SiteTheme => {
  const site = getSite(host);
  const known = read.get(site) ?? readTheme(site.settings.theme);
  read.set(site, known);
  return known;
};

const ownColors = (theme: SiteTheme): OwnColors =>
  Object.fromEntries(
    themeColors.flatMap(({ name }) => (theme[name] ? [[name, theme[name]] as const] : [])),
  );

/** The colours of the site, for what no style sheet reaches. */
export const colorsOf = (host: Host): Colors => ({ ...usualColors, ...ownColors(themeOf(host)) });

/** The colours of mails: the chain's own, and what follows from those; none of its own: none. */
export const mailColorsOf = (host: Host): MailColors => {
  const tokens = themeTokens(usualColors, ownColors(themeOf(host)));
  const set: MailColors = {};
  for (const [name, token] of Object.entries(mailTokens)) {
    const color = tokens[token];
    if (color !== undefined) set[name as keyof MailColors] = color;
  }
  return set;
};

/** Which mark mails show now: another once the logo, or what the name is drawn in, was changed. */
export const markOf = (host: Host): string => {
  const { paper, raised, ink, brand, onBrand, accent } = colorsOf(host);
  const logo = themeOf(host).logo?.key ?? LOGO;
  const drawn = [getSite(host).name, logo, paper, raised, ink, brand, onBrand];
  return createHash('sha256')
    .update(JSON.stringify([...drawn, accent]))
    .digest('hex')
    .slice(0, 12);
};

/** The rules that a theme comes to; '': it is the platform's own. */
const themeRules = (theme: SiteTheme): string => {
  const { textFont, displayFont, radius, logo } = theme;
  const tokens: [string, string][] = [
    ...Object.entries(themeTokens(usualColors, ownColors(theme))),
    ...(textFont ? [['font-text', themeFonts[textFont].stack] as [string, string]] : []),
    ...(displayFont ? [['font-display', themeFonts[displayFont].stack] as [string, string]] : []),
    ...(radius !== undefined ? [['radius', `${radius}px`] as [string, string]] : []),
  ];
  const rules = tokens.map(([name, value]) => `--${name}:${value}`).join(';');
  return [rules && `:root{${rules}}`, logo && !builtLogo && logoRule].filter(Boolean).join('');
};

const nameOf = ({ assets }: Host, rules: string): string =>
  `${createHash('sha256').update(`${assets.styles[0]} ${rules}`).digest('hex').slice(0, 12)}.css`;

/**
 * The site's style sheets and typefaces. A theme of its own is the first sheet with a few rules behind it: one
 * file as before, so that no page waits for one more.
 */
export const assetsOf = (host: Host): Assets => {
  const theme = themeOf(host);
  const rules = themeRules(theme);
  if (rules === '') return host.assets;
  const { textFont, displayFont } = theme;
  // Of the built faces those that are still shown: as the theme has them, or chosen.
  const files = [
    ...(textFont ? [themeFonts[textFont].file] : preloadOf.text),
    ...(displayFont ? [themeFonts[displayFont].file] : preloadOf.display),
  ];
  return {
    ...host.assets,
    styles: [themeSheet(nameOf(host, rules)), ...host.assets.styles.slice(1)],
    fonts: host.assets.fonts.filter((font) =>
      files.some((file) => file !== undefined && font.includes(file)),
    ),
  };
};

const LOGO =
  builtLogo &&
  themeSheet(`logo-${createHash('sha256').update(builtLogo.svg).digest('hex').slice(0, 12)}.svg`);

/** The logo that the built theme brings, which stands there unless the chain chose one. */
export const builtMark: DrawnMark | undefined =
  builtLogo && LOGO ? { href: LOGO, width: builtLogo.width, height: builtLogo.height } : undefined;

type Sheet = { rules: string; text: Buffer };
const made = new WeakMap<Host, Sheet>();

const makeSheet = async (host: Host, rules: string): Promise<Buffer> => {
  const known = made.get(host);
  if (known?.rules === rules) return known.text;
  const [first] = host.assets.styles;
  const built = first === undefined ? '' : (await host.app.inject(first)).body;
  const text = Buffer.from(built + rules);
  made.set(host, { rules, text });
  return text;
};

/**
 * The first sheet with the theme. A page may name one that this process doesn't know, or not any more: it gets
 * what there is, and keeps that for no longer than it takes.
 */
export const addThemeSheet = (host: Host): void => {
  host.app.get(themeSheet(':name'), async (request, reply) => {
    const rules = themeRules(themeOf(host));
    const { name } = request.params as { name: string };
    if (builtLogo && themeSheet(name) === LOGO) {
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/svg+xml; charset=utf-8');
      return sendCompressed(reply, Buffer.from(builtLogo.svg));
    }
    const text = await makeSheet(host, rules);
    const isIt = name === nameOf(host, rules);
    reply
      .header('cache-control', isIt ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('vary', 'accept-encoding')
      .type('text/css; charset=utf-8');
    return sendCompressed(reply, text);
  });
};
