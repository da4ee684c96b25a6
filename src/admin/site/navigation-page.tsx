import { useEffect, useRef, useState } from 'react';
import type { ToldField, ToldFrame, ToldSite, Values } from '#features/office/contract';
import { officeSiteTexts as texts } from '#kernel/messages/nl-office-site';
import { CallError, call } from '../calls';
import type { ValueInput, ValueInputProps } from '../inputs/types';
import { siteParts } from './parts';
import { Preview } from './preview';
import styles from './site.module.css';
import { SiteForm } from './site-form';
import { TreeValue } from './tree-value';

const { has } = siteParts.navigation;

/** A header has groups of links under its entries, a footer links under its columns. */
const header: ValueInput = {
  Input: (props: ValueInputProps) => <TreeValue {...props} deepest={3} />,
  isGroup: true,
};
const footer: ValueInput = {
  Input: (props: ValueInputProps) => <TreeValue {...props} deepest={2} />,
  isGroup: true,
};

const inputFor = ({ name }: ToldField): ValueInput | undefined => {
  if (name.startsWith('navigation')) return header;
  return name.startsWith('footer') ? footer : undefined;
};

/** Main navigation and footer, in both languages, with the real header beside them. */
export default function NavigationPage() {
  return (
    <SiteForm
      title={texts.navigation}
      lead={texts.navigationLead}
      has={has}
      screen={(site) => ({
        ...{ name: 'navigation', inputFor },
        stage: (values) => <Frame site={site} values={values} />,
      })}
    />
  );
}

/** In ms: what is typed within it is drawn at once. */
const TOGETHER = 250;

function Frame({ site, values }: { site: ToldSite; values: Values }) {
  const [language, setLanguage] = useState<'nl' | 'en'>('nl');
  const [wrong, setWrong] = useState<string>();
  const [page, setPage] = useState<Document>();
  const frame = useRef<HTMLIFrameElement>(null);
  const end = language === 'en' ? '_en' : '';
  const lists = JSON.stringify({
    [`navigation${end}`]: values[`navigation${end}`],
    [`footer${end}`]: values[`footer${end}`],
  });
  useEffect(() => {
    if (!page) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const body = { data: JSON.parse(lists), language };
        const told = await call<ToldFrame>('POST', 'site/frame', { body, signal: stop.signal });
        for (const [name, html] of Object.entries(told)) {
          const old = page.querySelector(
            name === 'header' ? 'header[data-header]' : 'body > footer',
          );
          if (old && html) old.outerHTML = html;
        }
        setWrong(undefined);
      } catch (error) {
        if (stop.signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setWrong(Object.values(error.problem.fields)[0] ?? error.message);
      }
    }, TOGETHER);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [page, lists, language]);
  return (
    <>
      <Preview pageId={site.pages[language]} frame={frame} ready={setPage} after="#history-title">
        {site.pages.en !== undefined && (
          <label className={styles.language}>
            {texts.language}{' '}
            <select
              className={styles.select}
              value={language}
              onChange={({ target }) => {
                setPage(undefined);
                setLanguage(target.value as 'nl' | 'en');
              }}
            >
              <option value="nl">{texts.languages.nl}</option>
              <option value="en">{texts.languages.en}</option>
            </select>
          </label>
        )}
      </Preview>
      {wrong && (
        <p className={styles.wrong} role="status">
          {texts.wrong} {wrong}
        </p>
      )}
    </>
  );
}
