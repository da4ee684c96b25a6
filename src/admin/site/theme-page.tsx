import { useEffect, useRef, useState } from 'react';
import type { ToldSite, Values } from '#features/office/contract';
import { officeSiteTexts as texts } from '#kernel/messages/nl-office-site';
import { siteTexts } from '#kernel/messages/nl-site';
import {
  type Contrast,
  contrastsOf,
  isColor,
  leastContrast,
  type OwnColors,
  tellContrast,
  themeColors,
  themeTokens,
  type UsualColors,
  wireOfColor,
} from '#kernel/values/theme-colors';
import { isFont, themeFonts } from '#kernel/values/theme-fonts';
import type { Screen } from '../form/row-form-props';
import { tell } from '../shell/toasts';
import { siteParts } from './parts';
import { Preview } from './preview';
import styles from './site.module.css';
import { SiteForm } from './site-form';
import { themeInput } from './theme-inputs';

const { has } = siteParts.theme;

const ownIn = (values: Values): OwnColors =>
  Object.fromEntries(
    themeColors.flatMap(({ name }) => {
      const color = values[wireOfColor(name)];
      return isColor(color) ? [[name, color]] : [];
    }),
  );

/** What the screen shows beside the fields: a real page as it would be, and how well all of it is read. */
export const themeScreen = ({ pages, colors }: ToldSite): Screen => ({
  ...{ name: 'huisstijl', inputFor: themeInput },
  above: ({ values, changeAll }) => (
    <p>
      <button
        type="button"
        className={styles.tool}
        onClick={() => {
          changeAll(Object.fromEntries(Object.keys(values).map((name) => [name, null])));
          tell(texts.resetSaid);
        }}
      >
        {texts.reset}
      </button>
    </p>
  ),
  stage: (values) => <Page pageId={pages.nl} values={values} colors={colors} />,
  below: (values) => <Contrasts own={ownIn(values)} colors={colors} />,
});

/** Colours, typefaces, corners and the logo, with a real page as it would be. */
export default function ThemePage() {
  return <SiteForm title={texts.theme} lead={texts.themeLead} has={has} screen={themeScreen} />;
}

type PageProps = { pageId: ToldSite['pages']['nl']; values: Values; colors: UsualColors };

/** The tokens that a theme sets, as the site's style sheet would have them. */
const tokensOf = (values: Values, colors: UsualColors): Record<string, string> => {
  const { theme_text_font: text, theme_display_font: display, theme_radius: radius } = values;
  return {
    ...themeTokens(colors, ownIn(values)),
    ...(isFont(text) && { 'font-text': themeFonts[text].stack }),
    ...(isFont(display) && { 'font-display': themeFonts[display].stack }),
    ...(typeof radius === 'number' && { radius: `${radius}px` }),
  };
};

function Page({ pageId, values, colors }: PageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  const set = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!page) return;
    const { style } = page.documentElement;
    const tokens = tokensOf(values, colors);
    // What the site has by now is taken over, also where the form says nothing any more.
    const usual = Object.fromEntries(themeColors.map(({ name, token }) => [token, colors[name]]));
    const all = { ...usual, ...tokens };
    for (const name of set.current) if (!(name in all)) style.removeProperty(`--${name}`);
    for (const [name, value] of Object.entries(all)) style.setProperty(`--${name}`, value);
    set.current = Object.keys(all);
  }, [page, values, colors]);
  return <Preview pageId={pageId} frame={frame} ready={setPage} after="#contrast-title" />;
}

function Contrasts({ own, colors }: { own: OwnColors; colors: UsualColors }) {
  const whole = { ...colors, ...own };
  // Those that can be changed here: the states' are the theme's.
  const inkOf = ({ text }: Contrast): string =>
    themeColors.some(({ name }) => name === text) ? whole[text] : '';
  return (
    <section aria-labelledby="contrast-title">
      <h2 id="contrast-title" className={styles.previewTitle} tabIndex={-1}>
        {texts.contrast.title}
      </h2>
      <p className={styles.soft}>{texts.contrast.lead}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.contrast.text}</th>
            <th scope="col">{texts.contrast.ground}</th>
            <th scope="col">{texts.contrast.sample}</th>
            <th scope="col">{texts.contrast.ratio}</th>
          </tr>
        </thead>
        <tbody>
          {contrastsOf(colors, own)
            .filter((one) => inkOf(one) !== '')
            .map((one) => {
              const isEnough = one.ratio >= leastContrast.text;
              return (
                <tr key={`${one.text} ${one.ground}`}>
                  <th scope="row">{siteTexts.colors[one.text]}</th>
                  <td>{siteTexts.colors[one.ground]}</td>
                  <td>
                    <svg className={styles.sample} viewBox="0 0 88 24" aria-hidden="true">
                      <rect width="88" height="24" fill={whole[one.ground]} />
                      <text x="8" y="17" fontSize="14" fill={inkOf(one)}>
                        {texts.contrast.sampleText}
                      </text>
                    </svg>
                  </td>
                  <td className={isEnough ? undefined : styles.little}>
                    {tellContrast(one.ratio)} : 1{' '}
                    {isEnough ? texts.contrast.enough : texts.contrast.little}
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </section>
  );
}
