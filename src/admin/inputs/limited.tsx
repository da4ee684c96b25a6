import type { ReactNode } from 'react';
import { officeTexts } from '#kernel/messages/nl-office';
import styles from './inputs.module.css';

/** What is told of a text that is longer than it may be, counted as the server counts it; empty: it isn't. */
export const tooLong = (text: string, most: number | undefined): string =>
  most !== undefined && text.length > most ? officeTexts.form.tooLong(text.length - most) : '';

type LimitedProps = {
  id: string;
  text: string;
  /** Left out: it may be as long as one likes. */
  most: number | undefined;
  /** By its id what else is said of it. */
  describedBy?: string | undefined;
  isWrong?: boolean;
  children: (control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

/**
 * A control of text with, under it, by how much the text is too long. It isn't cut while it is typed or pasted:
 * nothing is lost, and the server refuses it at saving.
 */
export function Limited({ id, text, most, describedBy, isWrong, children }: LimitedProps) {
  const told = tooLong(text, most);
  const tellId = `${id}-long`;
  return (
    <>
      {children({
        id,
        'aria-invalid': isWrong || told !== '' || undefined,
        'aria-describedby': [describedBy, told && tellId].filter(Boolean).join(' ') || undefined,
      })}
      {most !== undefined && (
        <span id={tellId} role="status" className={styles.problem}>
          {told}
        </span>
      )}
    </>
  );
}
