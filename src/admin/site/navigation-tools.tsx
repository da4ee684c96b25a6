import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ToldField, Values } from '#features/office/contract';
import { DUTCH, ENGLISH } from '#kernel/messages/language';
import { officeSiteTexts as texts } from '#kernel/messages/nl-office-site';
import { isSameJson } from '#kernel/values/same-json';
import { tell } from '../shell/toasts';
import styles from './site.module.css';
import { dutchOf, listOf } from './translate';

const CopyDutch = lazy(() => import('./copy-dutch'));
const FromCategories = lazy(() => import('./from-categories'));

export type Language = 'nl' | 'en';

type NavigationToolsProps = {
  language: Language;
  show: (language: Language) => void;
  /** All that may be written. */
  fields: readonly ToldField[];
  values: Values;
  changeAll: (values: Values) => void;
};

/** Above the menus: in which language they are shown, and what makes more than one entry of them at once. */
export function NavigationTools(props: NavigationToolsProps) {
  const { language, show, fields, values, changeAll } = props;
  const [open, setOpen] = useState<'copy' | 'shop'>();
  const close = () => setOpen(undefined);
  const write = useRef(changeAll);
  write.current = changeAll;
  const main = fields.find(
    ({ name }) => name === (language === 'en' ? 'navigation_en' : 'navigation'),
  );
  const english = fields.filter(({ name }) => dutchOf[name] !== undefined);

  /** Writes lists at once; what stood there can be put back. */
  const put = (next: Values, said: string) => {
    const before = Object.fromEntries(Object.keys(next).map((name) => [name, values[name]]));
    write.current(next);
    tell(said, {
      label: texts.copy.undo,
      run: () => {
        write.current(before);
        tell(texts.copy.undone);
      },
    });
  };

  return (
    <div className={styles.menuTools}>
      <fieldset className={styles.languages}>
        <legend className="visually-hidden">{texts.language}</legend>
        {(Object.keys(texts.languages) as Language[]).map((one) => (
          <label key={one} className={styles.languageOne}>
            <input
              type="radio"
              name="menu-language"
              checked={one === language}
              onChange={() => show(one)}
            />
            <span>{texts.languages[one]}</span>
          </label>
        ))}
      </fieldset>
      {main && (
        <button type="button" className={styles.tool} onClick={() => setOpen('shop')}>
          {texts.shop.act}
        </button>
      )}
      {language === 'en' && english.length > 0 && (
        <button type="button" className={styles.tool} onClick={() => setOpen('copy')}>
          {texts.copy.act}
        </button>
      )}
      <p className={styles.languagesNote}>
        {texts.languageLead} <Link href="/teksten">{texts.texts}</Link>.
      </p>
      {open === 'shop' && main && (
        <Suspense>
          <FromCategories
            field={main}
            menu={listOf(values, main.name)}
            language={language === 'en' ? ENGLISH : DUTCH}
            put={(menu, count) => {
              if (isSameJson(menu, listOf(values, main.name))) tell(texts.shop.nothing);
              else put({ [main.name]: menu }, texts.shop.done(count));
            }}
            close={close}
          />
        </Suspense>
      )}
      {open === 'copy' && (
        <Suspense>
          <CopyDutch
            {...{ values }}
            fields={english}
            put={(next) => put(next, texts.copy.done)}
            close={close}
          />
        </Suspense>
      )}
    </div>
  );
}
