import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ToldOrderDetails } from '#features/customers/contract';
import { CallError, call } from '../calls';

/** In ms: the second press of a double click is none on the step that took the first one's place. */
const SETTLE = 700;

export type Act = (path: string, body: object) => Promise<ToldOrderDetails>;

/** Does something with an order and shows what it has become, also when somebody else was first. */
export const useOrderAct = (number: string): { act: Act; isSettled: () => boolean } => {
  const client = useQueryClient();
  const doneAt = useRef(0);
  const act: Act = async (path, body) => {
    try {
      const now = await call<ToldOrderDetails>('POST', `orders/${number}/${path}`, { body });
      client.setQueryData(['order', number], now);
      void client.invalidateQueries({ queryKey: ['orders'] });
      return now;
    } catch (error) {
      // Somebody was first, or it arrived and its answer was lost: how it stands is shown.
      if (error instanceof CallError && (error.status === 409 || error.status === 0)) {
        await client.invalidateQueries({ queryKey: ['order', number] });
      }
      throw error;
    } finally {
      doneAt.current = Date.now();
    }
  };
  return { act, isSettled: () => Date.now() - doneAt.current > SETTLE };
};
