import { useCallback, useEffect, useRef, useState } from 'react';
import type { ToldField, ToldFrame, ToldSite, Values } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import { DUTCH, ENGLISH } from '#kernel/messages/language';
import { officeSiteTexts as texts } from '#kernel/messages/nl-office-site';
import { CallError, call } from '../calls';
import { LinkValue } from '../inputs/link';
import type { InputOf, ValueInput, ValueInputProps } from '../inputs/types';
import { useEntity } from '../start';
import { type Language, NavigationTools } from './navigation-tools';
import { siteParts } from './parts';
import { Preview } from './preview';
import styles from './site.module.css';
import { SiteForm } from './site-form';
import { dutchOf, isEnglishField } from './translate';
import { TreeValue } from './tree-value';

const { has } = siteParts.navigation;

/** Links are looked for among the pages of the menu's own language. */
const dutchLink: ValueInput = {
  Input: (props: ValueInputProps) => <LinkValue {...props} language={DUTCH} />,
};
const englishLink: ValueInput = {
  Input: (props: ValueInputProps) => <LinkValue {...props} language={ENGLISH} />,
};

/** A header has groups of links under its entries, a footer links under its columns. */
function MenuInput(props: ValueInputProps) {
  const { field, inputOf } = props;
  const link = isEnglishField(field) ? englishLink : dutchLink;
  const own = useCallback<InputOf>(
    (one) => (traitsOf(one).links === 'address' ? link : inputOf(one)),
    [inputOf, link],
  );
  const deepest = field.name.startsWith('navigation') ? 3 : 2;
  return <TreeValue {...props} inputOf={own} deepest={deepest} />;
}

const menu: ValueInput = { Input: MenuInput, isGroup: true };
const menus = new Set([...Object.keys(dutchOf), ...Object.values(dutchOf)]);

const inputFor = ({ name }: ToldField): ValueInput | undefined =>
  menus.has(name) ? menu : undefined;

/** Main navigation and footer, in one language at a time, with the real header beside them. */
export default function NavigationPage() {
  const [language, setLanguage] = useState<Language>('nl');
  const entity = useEntity('site');
  const fields = entity?.may.change
    ? entity.fields.filter(({ name, mayWrite }) => has(name) && mayWrite)
    : [];
  return (
    <SiteForm
      title={texts.navigation}
      lead={texts.navigationLead}
      has={has}
      screen={(site) => ({
        ...{ name: 'navigation', inputFor },
        isHidden: (field) => isEnglishField(field) !== (language === 'en'),
        above: ({ values, changeAll }) => (
          <NavigationTools {...{ language, fields, values, changeAll }} show={setLanguage} />
        ),
        stage: (values) => <Frame key={language} {...{ site, values, language }} />,
      })}
    />
  );
}

/** In ms: what is typed within it is drawn at once. */
const TOGETHER = 250;

type FrameProps = { site: ToldSite; values: Values; language: Language };

function Frame({ site, values, language }: FrameProps) {
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
      <Preview pageId={site.pages[language]} frame={frame} ready={setPage} after="#history-title" />
      {wrong && (
        <p className={styles.wrong} role="status">
          {texts.wrong} {wrong}
        </p>
      )}
    </>
  );
}
