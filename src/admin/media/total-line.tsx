import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { howFar, type Sent } from './how-far';
import styles from './media.module.css';

/** In ms: so seldom it is said how far it is. */
const SELDOM = 5000;

const followLine = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** A text as it is told aloud: now and then, but at once where its kind changes. */
const useNowAndThen = (text: string, kind: string): string => {
  const [said, setSaid] = useState('');
  const last = useRef({ at: 0, kind: '' });
  useEffect(() => {
    const say = () => {
      last.current = { at: Date.now(), kind };
      setSaid(text);
    };
    const wait = last.current.kind === kind ? last.current.at + SELDOM - Date.now() : 0;
    const timer = setTimeout(say, Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [text, kind]);
  return said;
};

/** How far all pictures are, in sight and aloud; `note`: what else there is to say. */
export function TotalLine({ uploads, note }: { uploads: readonly Sent[]; note: string }) {
  const isOnline = useSyncExternalStore(followLine, () => navigator.onLine);
  const { text, kind } = howFar(uploads, isOnline);
  const said = useNowAndThen(text, kind);
  return (
    <div className={styles.total}>
      <p>{text}</p>
      {note && <p className={styles.problem}>{note}</p>}
      <p role="status" className="visually-hidden">
        {[said, note].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}
