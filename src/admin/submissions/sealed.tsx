import { useRef, useState } from 'react';
import type { ToldOpened, ToldSubmission } from '#features/submissions/contract';
import { submissionTexts as texts } from '#kernel/messages/nl-submissions';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import application from '../applications/application.module.css';
import { call } from '../calls';
import orders from '../orders/orders.module.css';

/** What is kept encrypted: told of, and opened for who may give it away. Kept in this screen alone. */
export function Sealed({ submission }: { submission: ToldSubmission }) {
  const { id, sealed, mayGive } = submission;
  const [opened, setOpened] = useState<ToldOpened>();
  const status = useRef<HTMLParagraphElement>(null);
  const { send, isBusy } = useSending();
  const open = () =>
    send(async () => {
      setOpened(await call<ToldOpened>('POST', `submissions/${id}/unseal`));
      requestAnimationFrame(() => status.current?.focus());
    });
  const lines = opened?.lines ?? sealed.map((label) => ({ label, text: '••••••' }));
  return (
    <section className={orders.part}>
      <h2>{texts.sealedTitle}</h2>
      <p className={orders.soft} ref={status} tabIndex={-1}>
        {opened ? texts.opened : mayGive ? texts.sealedText : texts.sealedNotYours}
      </p>
      <dl className={application.facts}>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {mayGive && !opened && (
        <div>
          <Button
            type="button"
            kind="secondary"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && void open()}
          >
            {texts.open}
          </Button>
        </div>
      )}
    </section>
  );
}
