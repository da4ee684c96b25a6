import type { ReactNode } from 'react';
import { ErrorSummary } from '#ui/error-summary.view';
import styles from './popup.module.css';

type ErrorSummaryProps = Parameters<typeof ErrorSummary>[0];

/** A popup on a page of its own: above it, what is wrong when its form came back. */
export function PopupPage({
  summary,
  children,
}: {
  summary?: ErrorSummaryProps;
  children?: ReactNode;
}) {
  return (
    <div className={styles.page}>
      {summary && <ErrorSummary {...summary} />}
      {children}
    </div>
  );
}
