import styles from './sign.module.css';

/** Drawn on a 20 × 20 grid. */
const drawings = {
  calendar: 'M3 5h14v12H3V5Zm0 4h14M7 2.5V6m6-3.5V6M6.5 12h2m3 0h2m-7 2.5h2',
  view: 'M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10ZM10 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  heading: 'M4.5 3.5v13m11-13v13M4.5 10h11',
  bold: 'M6 3.5h5a3.2 3.2 0 0 1 0 6.4H6V3.5Zm0 6.4h5.8a3.3 3.3 0 0 1 0 6.6H6V9.9Z',
  italic: 'M8.5 3.5h6m-9 13h6m1-13-5 13',
  bullets: 'M7.5 5h10m-10 5h10m-10 5h10M3 5h.9M3 10h.9M3 15h.9',
  numbers: 'M8.5 5h9m-9 5h9m-9 5h9M2.8 4.2 4 3.5v4M2.6 13a1.2 1.2 0 1 1 2 .9L2.6 16.5h2.6',
  table: 'M2.5 4h15v12h-15V4Zm0 4h15m-15 4h15M8 4v12m4.5-12v12',
  undo: 'M6.5 4 3 7.5 6.5 11M3 7.5h8.5a4.5 4.5 0 0 1 0 9H7',
  redo: 'M13.5 4 17 7.5 13.5 11M17 7.5H8.5a4.5 4.5 0 0 0 0 9H13',
  link: 'M8.5 11.5a3.2 3.2 0 0 0 4.6 0l3-3a3.2 3.2 0 0 0-4.6-4.6l-1.2 1.2m1.2 3.4a3.2 3.2 0 0 0-4.6 0l-3 3a3.2 3.2 0 0 0 4.6 4.6l1.2-1.2',
} as const;

export type SignName = keyof typeof drawings;

/** A sign on a field's button; the button's own name says what it does. */
export function Sign({ name }: { name: SignName }) {
  return (
    <svg className={styles.sign} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
