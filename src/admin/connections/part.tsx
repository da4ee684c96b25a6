import type { ReactNode, RefObject } from 'react';
import { Button } from '#ui/button.view';
import operations from '../operations/operations.module.css';
import styles from './connections.module.css';

type PartProps = {
  id: string;
  /** Has the focus once what was open over it is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  texts: { title: string; none: string; add: string };
  lead: ReactNode;
  /** One line each. */
  lines: readonly ReactNode[];
  add: () => void;
  children: ReactNode;
};

/** One kind of connection: what it is for, which there are, and making one. */
export function Part({ id, heading, texts, lead, lines, add, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={operations.title}>
        {texts.title}
      </h2>
      <p className={operations.lead}>{lead}</p>
      {lines.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <ul className={styles.list}>{lines}</ul>
      )}
      <Button type="button" kind="secondary" onClick={add}>
        {texts.add}
      </Button>
      {children}
    </section>
  );
}
