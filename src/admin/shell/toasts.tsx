import { useSyncExternalStore } from 'react';
import styles from './shell.module.css';

/** What can be done about what is told, such as taking it back. */
type Act = { label: string; run: () => void };
type Toast = { text: string; act?: Act | undefined };

const none: Toast = { text: '' };

let shown = none;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** In ms, how long it is told what was done, and how long something can be done about it here. */
const LASTS = 6000;
const LASTS_WITH_ACT = 15_000;

const set = (toast: Toast) => {
  shown = toast;
  for (const listener of listeners) listener();
};

const endLater = () => {
  clearTimeout(timer);
  timer = setTimeout(() => set(none), shown.act ? LASTS_WITH_ACT : LASTS);
};

/** Tells what was just done, also to screen readers. */
export const tell = (text: string, act?: Act): void => {
  set({ text, act });
  endLater();
};

/** Takes back what can be done about what was told: something else was done since. */
export const endAct = (): void => {
  if (shown.act) set(none);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function Toasts() {
  const { text, act } = useSyncExternalStore(subscribe, () => shown);
  return (
    <div className={styles.toasts} role="status">
      {text && (
        // Who is at it has all the time.
        <p
          className={styles.toast}
          onFocus={() => clearTimeout(timer)}
          onBlur={endLater}
          onMouseEnter={() => clearTimeout(timer)}
          onMouseLeave={endLater}
        >
          {text}
          {act && (
            <button
              type="button"
              className={styles.toastAct}
              onClick={() => {
                set(none);
                act.run();
              }}
            >
              {act.label}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
