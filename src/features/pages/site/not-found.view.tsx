import type { ReactNode } from 'react';
import { useUi } from '#ui/use-ui';
import styles from './not-found.module.css';

export type NotFoundProps = {
  /** A search form: the shell's own plain one, or the island around it. */
  searchBox: ReactNode;
  /** The chain's main departments. */
  links: readonly { title: string; href: string }[];
  /** What is said in the place of that an address leads nowhere. */
  words?: { title: string; text: string };
  /** What it says in the chain's own words. */
  own?: Partial<Record<'title' | 'text' | 'links', string>>;
};

/** Nothing at this address: a way to search and a few doors. */
export function NotFound({ searchBox, links, words, own = {} }: NotFoundProps) {
  const ui = useUi();
  return (
    <div className={styles.page}>
      {!words && (
        <p className={styles.number} aria-hidden="true">
          4<span className={styles.dot} />4
        </p>
      )}
      <h1 className={styles.title}>{words?.title ?? own.title ?? ui.notFound.title}</h1>
      <p className={styles.text}>{words?.text ?? own.text ?? ui.notFound.text}</p>
      {!words && <div className={styles.search}>{searchBox}</div>}
      {links.length > 0 && (
        <>
          <h2 className={styles.lead}>{own.links ?? ui.notFound.links}</h2>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <a className={styles.link} href={link.href}>
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
