import type { ReactNode } from 'react';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { Picture } from '#ui/picture.view';
import type { CounterArticle } from '../contract';
import styles from './counter.module.css';

type Props = { article: CounterArticle; isGone?: boolean; children?: ReactNode };

/** An article as it is looked for on a shelf: its picture, colour, size and numbers. */
export function Article({ article, isGone, children }: Props) {
  const { title, choice, sku, gtin, picture } = article;
  const numbers = [sku && texts.sku(sku), gtin && texts.gtin(gtin)].filter(Boolean).join(' · ');
  return (
    <div className={isGone ? `${styles.line} ${styles.goneLine}` : styles.line}>
      <div className={styles.picture}>
        {picture && <Picture picture={picture} sizes="4rem" widths={[160]} alt="" fill />}
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{title}</p>
        {choice && <p>{choice}</p>}
        {numbers && <p className={styles.soft}>{numbers}</p>}
        {children}
      </div>
    </div>
  );
}
