import type { ReactNode } from 'react';
import { panelTexts as texts } from '#kernel/messages/nl-panels';
import styles from './panels.module.css';

type FindingProps = {
  /** What is to be mended, in a sentence. */
  told: string;
  /** Where: a block by its name. */
  where?: string | undefined;
  /** Leads to where it is put right; none: it can't be from here. */
  mend?: (() => void) | undefined;
  /** Instead of a button. */
  link?: ReactNode;
};

/** One thing to mend, with the way to where that is done. */
export function Finding({ told, where, mend, link }: FindingProps) {
  return (
    <li className={styles.finding}>
      <p>
        {where && <strong className={styles.where}>{where}</strong>}
        {told}
      </p>
      {link}
      {mend && (
        <button type="button" className={styles.mend} onClick={mend}>
          {texts.mend}
          <span className="visually-hidden">
            {texts.mendWhat(where ? `${where}, ${told}` : told)}
          </span>
        </button>
      )}
    </li>
  );
}
