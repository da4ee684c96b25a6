import { useState } from 'react';
import type { ToldApplication, ToldErased } from '#features/hiring/contract';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Confirm } from '../confirm';
import { writeLocal } from '../local';
import { dayOf } from '../moments';
import orders from '../orders/orders.module.css';
import { useStart } from '../start';
import { erasedOf } from './moments';
import { noteKey } from './notes';
import { useTellAnew } from './use-calls';

const texts = hiringTexts.erase;

type EraseProps = { application: ToldApplication; erased: (proof: ToldErased) => void };

/** Until when it is kept, and having it erased before that. */
export function Erase({ application, erased }: EraseProps) {
  const { id, name, eraseAt, keepYear, mayErase } = application;
  const [isAsked, setAsked] = useState(false);
  const { send, isBusy } = useSending();
  const tellAnew = useTellAnew();
  const { member } = useStart();
  const erase = async () => {
    setAsked(false);
    await send(async () => {
      const proof = await call<ToldErased>('POST', `applications/${id}/erase`, { body: {} });
      writeLocal(noteKey(member.id, id), undefined);
      void tellAnew();
      erased(proof);
    });
  };
  return (
    <section className={orders.part}>
      <h2>{texts.title}</h2>
      <p>{eraseAt ? texts.at(erasedOf(eraseAt, Date.now()), dayOf(eraseAt)) : texts.endless}</p>
      {keepYear && <p className={orders.soft}>{texts.keepYear}</p>}
      {mayErase ? (
        <div>
          <Button
            type="button"
            kind="secondary"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && setAsked(true)}
          >
            {texts.action}
          </Button>
        </div>
      ) : (
        <p className={orders.soft}>{texts.notYours}</p>
      )}
      <Confirm
        isOpen={isAsked}
        title={texts.sure(name)}
        text={texts.text}
        action={texts.confirm}
        close={() => setAsked(false)}
        confirm={() => void erase()}
      />
    </section>
  );
}
