import type { RefObject } from 'react';
import { editorTexts as texts } from '#kernel/messages/nl-editor';
import styles from './notice.module.css';

type RefusedProps = {
  /** What blocks still lack: `block.setting`, and what is to be done. */
  unfinished: readonly (readonly [key: string, told: string])[];
  /** Why it couldn't be saved or published otherwise. */
  problem: string | undefined;
  /** Goes to what a line is about. */
  lead: (key: string) => void;
  close: () => void;
  /** Gets the focus when something was refused. */
  place: RefObject<HTMLDivElement | null>;
};

/** The block and the setting of which a line tells. */
export const readLack = (key: string): { id: string; name: string } => {
  const dot = key.lastIndexOf('.');
  return { id: key.slice(0, dot), name: key.slice(dot + 1) };
};

/** What keeps a page from being saved or published, above all else; each line leads to its setting. */
export function Refused({ unfinished, problem, lead, close, place }: RefusedProps) {
  const isShown = problem !== undefined || unfinished.length > 0;
  return (
    <div ref={place} className={styles.notice} role="alert" tabIndex={-1} hidden={!isShown}>
      {problem !== undefined && (
        <p>
          {texts.notSaved}: {problem}
        </p>
      )}
      {unfinished.length > 0 && (
        <>
          <div className={styles.head}>
            <p>
              <strong>{texts.unfinished(unfinished.length)}</strong>
            </p>
            <button type="button" className={styles.lead} onClick={close}>
              {texts.close}
            </button>
          </div>
          <ul>
            {unfinished.map(([key, told]) => (
              <li key={key}>
                <button type="button" className={styles.lead} onClick={() => lead(key)}>
                  {told}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
