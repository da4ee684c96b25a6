import { useSyncExternalStore } from 'react';
import styles from './shell.module.css';

let shown = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** In ms, how long it is told what was done. */
const LASTS = 6000;

const set = (text: string) => {
  shown = text;
  for (const listener of listeners) listener();
};

/** Tells what was just done, also to screen readers. */
export const tell = (text: string): void => {
  clearTimeout(timer);
  set(text);
  timer = setTimeout(() => set(''), LASTS);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function Toasts() {
  const text = useSyncExternalStore(subscribe, () => shown);
  return (
    <div className={styles.toasts} role="status">
      {text && <p className={styles.toast}>{text}</p>}
    </div>
  );
}
