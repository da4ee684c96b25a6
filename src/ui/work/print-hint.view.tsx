import { workTexts as texts } from '#kernel/messages/nl-work';
import { buttonClass } from '../button.view';
import paper from './paper.module.css';
import styles from './work.module.css';

/** How a page that is paper gets on it: a button where there is a script, and how without one. */
export const PrintHint = () => (
  <p className={`${styles.soft} ${styles.noPrint} ${paper.hint}`}>
    <button type="button" className={buttonClass('secondary')} hidden data-print>
      {texts.print}
    </button>
    <span>{texts.printHint}</span>
  </p>
);
