import { Link } from 'wouter';
import type { ToldPair, ToldPairedPage } from '#features/office/contract';
import { isEnglish, languageTag } from '#kernel/messages/language';
import { pairTexts } from '#kernel/messages/nl-pairs';
import { previewTexts as texts } from '#kernel/messages/nl-preview';
import { call } from '../calls';
import { type Built, placeOf } from './kind';
import type { LookAs } from './look';
import styles from './other-language.module.css';

/** `page`: what says the same in the language that is looked at; left out: nobody wrote that. */
export type Elsewhere = {
  language: string;
  page?: ToldPairedPage;
  /** Where that page is made; left out: there is no such language, or one may not. */
  make?: string;
};

/** How a page is looked at, once it is known what that comes to in its language. */
export type Look = { as: LookAs; elsewhere?: Elsewhere };

const talksOf = (id: number): string => `/page/${id}/talen`;

/** What somebody sees who looks at something so. A section has no language of its own. */
export const findLook = async ({ kind, id }: Built, as: LookAs): Promise<Look> => {
  const { language, ...others } = as;
  if (!language || kind !== 'pages') return { as };
  const told = await call<ToldPair>('GET', `pages/${id}/pair`);
  const isIn = ({ language: own }: ToldPairedPage) => languageTag(own) === languageTag(language);
  if (isIn(told.page)) return { as: others };
  if (told.other && isIn(told.other)) return { as, elsewhere: { language, page: told.other } };
  const make = told.mayMake && told.make && talksOf(id);
  return { as, elsewhere: { language, ...(make && { make }) } };
};

const nameOf = (language: string): string => pairTexts.languages[isEnglish(language) ? 'en' : 'nl'];

/** Says of which page the preview is, where it was asked for in another language. */
export function OtherLanguage({ elsewhere }: { elsewhere: Elsewhere | undefined }) {
  return (
    <div role="status" className={styles.live}>
      {elsewhere && <p className={styles.told}>{tell(elsewhere)}</p>}
    </div>
  );
}

const tell = ({ language, page, make }: Elsewhere) =>
  page ? (
    <>
      {texts.seen(language, page.path)}{' '}
      <Link href={placeOf({ kind: 'pages', id: page.id }, '/bouwen')}>
        {pairTexts.build(nameOf(language))}
      </Link>
    </>
  ) : (
    <>
      {texts.lacks(language)} {make && <Link href={make}>{pairTexts.make(nameOf(language))}</Link>}
    </>
  );
