import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ToldDraft } from '#features/telephone/contract';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { useSending } from '../account/use-sending';
import { CallError, call } from '../calls';
import { Confirm } from '../confirm';
import styles from './orders.module.css';

const texts = telephoneTexts.again;

/** Begins an order on the telephone with what this one has, once more. */
export function OrderAgain({ number }: { number: string }) {
  const [, go] = useLocation();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { send, isBusy } = useSending();
  const begin = (isInstead: boolean) =>
    send(async () => {
      try {
        const body = { number, isInstead };
        const told = await call<ToldDraft>('POST', 'telephone/again', { body });
        client.setQueryData(['telephone'], told);
        go('/bestellingen/nieuw');
      } catch (error) {
        if (!(error instanceof CallError) || error.problem.code !== 'draft_open') throw error;
        setAsked(true);
      }
    });
  return (
    <>
      <button
        type="button"
        className={styles.act}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void begin(false)}
      >
        {texts.button}
      </button>
      <Confirm
        isOpen={isAsked}
        title={texts.title}
        text={texts.text}
        action={texts.action}
        close={() => setAsked(false)}
        confirm={() => {
          setAsked(false);
          void begin(true);
        }}
      />
    </>
  );
}
