import { useState } from 'react';
import type { ToldSubmission } from '#features/submissions/contract';
import { submissionTexts as texts } from '#kernel/messages/nl-submissions';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Confirm } from '../confirm';
import { dayOf } from '../moments';
import orders from '../orders/orders.module.css';
import { tell } from '../shell/toasts';

type KeepingProps = { submission: ToldSubmission; erased: (text: string) => void };

/** Until when it is kept, and having it erased before that. */
export function Keeping({ submission: { id, purgeAt, mayGive }, erased }: KeepingProps) {
  const [isAsked, setAsked] = useState(false);
  const { send, isBusy } = useSending();
  const erase = async () => {
    setAsked(false);
    await send(async () => {
      await call('POST', `submissions/${id}/erase`);
      // In the place of what was told of an earlier try.
      tell(texts.erased(id));
      erased(texts.erased(id));
    });
  };
  return (
    <section className={orders.part}>
      <h2>{texts.kept}</h2>
      <p>{texts.purge(dayOf(purgeAt))}</p>
      {mayGive ? (
        <div>
          <Button
            type="button"
            kind="secondary"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && setAsked(true)}
          >
            {texts.erase}
          </Button>
        </div>
      ) : (
        <p className={orders.soft}>{texts.eraseNotYours}</p>
      )}
      <Confirm
        isOpen={isAsked}
        title={texts.eraseSure(id)}
        text={texts.eraseText}
        action={texts.eraseConfirm}
        close={() => setAsked(false)}
        confirm={() => void erase()}
      />
    </section>
  );
}
