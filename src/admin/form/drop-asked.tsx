import { useState } from 'react';
import { Confirm } from '../confirm';
import styles from './form.module.css';

type DropAskedProps = { label: string; title: string; text?: string; drop: () => void };

/** Throws away what was typed, once that is sure. */
export function DropAsked({ label, title, text, drop }: DropAskedProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" className={styles.plain} onClick={() => setAsked(true)}>
        {label}
      </button>
      <Confirm
        isOpen={isAsked}
        title={title}
        {...(text !== undefined && { text })}
        action={label}
        close={() => setAsked(false)}
        confirm={() => {
          setAsked(false);
          drop();
        }}
      />
    </>
  );
}
