import type { ReactNode } from 'react';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { Picture } from '#ui/picture.view';
import type { CounterArticle } from '../contract';
import styles from './counter.module.css';

type Props = {
  article: CounterArticle;
  isGone?: boolean /** Its name is a heading of the page. */;
  isHeading?: boolean;
  children?: ReactNode;
};

/** An article as it is looked for on a shelf: its picture, colour, size and numbers. */
export function Article({ article, isGone, isHeading, children }: Props) {
  const { title, choice, sku, gtin, picture } = article;
  const Name = isHeading ? 'h2' : 'p';
  const numbers = [sku && texts.sku(sku), gtin && texts.gtin(gtin)].filter(Boolean).join(' · ');
  return (
    <div className={isGone ? `${styles.line} ${styles.goneLine}` : styles.line}>
      <div className={styles.picture}>
        {picture && <Picture picture={picture} sizes="4rem" widths={[160]} alt="" fill />}
      </div>
      <div className={styles.words}>
        <Name className={styles.name}>{title}</Name>
        {choice && <p>{choice}</p>}
        {numbers && <p className={styles.soft}>{numbers}</p>}
        {children}
      </div>
    </div>
  );
}
