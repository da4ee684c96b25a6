import { useEffect, useState } from 'react';
import { staffPath } from '#features/staff/contract';
import { screenTexts } from '#kernel/messages/nl-office-screens';
import { provideEnded } from './calls';
import styles from './session-ended.module.css';

const texts = screenTexts.ended;

/**
 * Tells whose session ended, over whatever screen, and leads to the door in a window of its own: what is typed
 * here stays, and goes on with the next call.
 */
export function SessionEnded() {
  const [isEnded, setEnded] = useState(false);
  useEffect(() => provideEnded(setEnded), []);
  if (!isEnded) return null;
  return (
    <div role="alert" className={styles.ended}>
      <p>
        <strong>{texts.title}</strong> {texts.text}
      </p>
      <a href={staffPath.login} target="_blank" rel="noreferrer">
        {texts.login}
      </a>
    </div>
  );
}
