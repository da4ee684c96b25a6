import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import prose from '#ui/prose.module.css';
import type { FormTexts } from '../contract';
import type { Outcome } from './reply';
import styles from './site-form.module.css';
import { useWords } from './use-words';

/** What comes in a form's place has the focus, so that nobody looks for it. */
function InPlace({ title, children }: { title: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields are in it
    <div ref={ref} role="group" aria-label={title} tabIndex={-1} className={styles.outcome}>
      {children}
    </div>
  );
}

/** What the server wrote, for a form that answers with HTML. */
function Html({ html }: { html: string }) {
  return (
    <div
      className={prose.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's reply to this form
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

type OutcomeProps = { outcome: Outcome; texts: FormTexts };

/** S2.4/5: in the place of a form that was sent. */
export function Success({ outcome, texts }: OutcomeProps) {
  const words = useWords();
  if (outcome.kind !== 'success') return null;
  const title = outcome.message ?? texts.success ?? words.success;
  return (
    <InPlace title={title}>
      <Alert tone="success" title={title}>
        {outcome.html && <Html html={outcome.html} />}
      </Alert>
    </InPlace>
  );
}

const listen = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Why it never arrived, as far as the browser knows; it follows the connection. */
function Connection() {
  const words = useWords();
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  const began = useRef(isOnline).current;
  if (!isOnline) return words.offline;
  return began ? words.unreachable : words.online;
}

/** S2.4/6: in the place of a form that could not be sent; it brings the form back as it was. */
export function Failure({ outcome, texts, onRetry }: OutcomeProps & { onRetry: () => void }) {
  const words = useWords();
  const { message, html } = outcome.kind === 'failed' ? outcome : { message: '', html: '' };
  const title = texts.error ?? words.error;
  return (
    <InPlace title={title}>
      <Alert tone="error" title={title}>
        {message && message !== title && <p>{message}</p>}
        {html && <Html html={html} />}
        <p>{outcome.kind === 'unreachable' ? <Connection /> : words.kept}</p>
        <Button type="button" kind="secondary" className={styles.retry} onClick={onRetry}>
          {words.retry}
        </Button>
      </Alert>
    </InPlace>
  );
}
