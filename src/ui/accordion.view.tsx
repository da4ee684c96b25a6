import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.view';

export type AccordionItem = {
  title: string;
  children: ReactNode;
  id?: string;
  open?: boolean;
};

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Items with the same name close one another. */
  name?: string;
};

/** Questions and answers, or parts of a product's text, that open one by one without script. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.title} id={item.id} name={name} open={item.open} className={styles.item}>
          <summary className={styles.title}>
            {item.title}
            <Icon name="down" small />
          </summary>
          <div className={styles.body}>{item.children}</div>
        </details>
      ))}
    </div>
  );
}
