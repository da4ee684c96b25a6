import type { MouseEvent, ReactNode } from 'react';
import { errorSummaryMark } from '#kernel/error-summary';
import styles from './alert.module.css';
import { Icon } from './icon.view';
import { useUi } from './use-ui';

export type ErrorLine = {
  message: string;
  /** The id of the control that it is about; absent: it is about no control. */
  controlId?: string;
};

export type ErrorSummaryProps<Line extends ErrorLine> = {
  /** For controls that it describes. */
  id?: string;
  /** Left out: that there is something to look at. */
  title?: string;
  lines?: readonly Line[];
  /** Left out: the browser goes to the control by itself. */
  onGo?: (line: Line) => void;
  /** Left out: it takes the focus. Where a form has one control, that may have it instead. */
  focused?: boolean;
  children?: ReactNode;
};

/**
 * All that is wrong with a form that came back, with a way to each control. It takes the focus, so
 * that it is read; the page's title says too that it came back (WCAG 3.3.1).
 */
export function ErrorSummary<Line extends ErrorLine>(props: ErrorSummaryProps<Line>) {
  const ui = useUi();
  const { id, title = ui.errors.title, lines = [], onGo, focused = true, children } = props;
  const go = (event: MouseEvent, line: Line) => {
    if (!onGo) return;
    event.preventDefault();
    onGo(line);
  };
  return (
    <div
      id={id}
      className={`${styles.alert} ${styles.error}`}
      role="alert"
      aria-label={title}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page comes back because of these messages
      autoFocus={focused}
      suppressHydrationWarning
      {...{ [errorSummaryMark]: '' }}
    >
      <Icon name="alert" />
      <div>
        <p className={styles.title}>{title}</p>
        {children}
        {lines.length > 0 && (
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={`${line.controlId} ${line.message}`}>
                {line.controlId === undefined ? (
                  line.message
                ) : (
                  <a href={`#${line.controlId}`} onClick={onGo && ((event) => go(event, line))}>
                    {line.message}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The lines of those controls that something is wrong with, in the order in which they are given. */
export const errorLines = (
  controls: readonly (readonly [controlId: string, message: string | undefined])[],
): ErrorLine[] =>
  controls.flatMap(([controlId, message]) => (message ? [{ controlId, message }] : []));
