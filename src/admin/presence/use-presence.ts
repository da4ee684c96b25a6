import { useEffect, useRef, useState } from 'react';
import type { ToldPresence } from '#features/office/contract';
import { staff as limits } from '#kernel/limits-staff';
import { officeHeader, officePath } from '#kernel/wire-staff';
import { call } from '../calls';

/** What this window calls itself, for as long as it lives. */
const tab = crypto.randomUUID();

const nobody: readonly ToldPresence[] = [];

/** What somebody at work does. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const;

/** In ms: a form that is drawn anew, saved say, is left and opened again within that. */
const AGAIN = 300;

let shown = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Says that this window has nothing open any more; the call outlives the window. */
const leave = (): void => {
  void fetch(`${officePath.calls}/presence/end`, {
    ...{ method: 'POST', keepalive: true, body: JSON.stringify({ tab }) },
    headers: { 'content-type': 'application/json', [officeHeader]: '1' },
  }).catch(() => undefined);
};

/**
 * Who else has a row open, as far as this window knows: asked while it is in sight and somebody is at work in
 * it. What isn't heard of is no reason to disturb anybody: an answer that fails is left out.
 */
export const usePresence = (
  access: string,
  id: number,
  isEditing: boolean,
): readonly ToldPresence[] => {
  const [others, setOthers] = useState(nobody);
  const editing = useRef(isEditing);
  const ask = useRef<() => void>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    shown += 1;
    clearTimeout(leaving);
    let workedAt = Date.now();
    const isIdle = (): boolean =>
      document.visibilityState === 'hidden' || Date.now() - workedAt > limits.presenceIdle;
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const beat = async () => {
      stop();
      if (isOver) return;
      if (isIdle()) {
        leave();
        return;
      }
      timer = setTimeout(() => void beat(), limits.presence.every);
      const body = { tab, editing: editing.current };
      const told = await call<ToldPresence[]>('POST', `presence/${access}/${id}`, { body }).catch(
        () => undefined,
      );
      if (told && !isOver) setOthers(told);
    };
    const work = () => {
      workedAt = Date.now();
      if (timer === undefined && !isOver && document.visibilityState === 'visible') void beat();
    };
    const sight = () => (document.visibilityState === 'hidden' ? undefined : work());
    ask.current = () => void beat();
    for (const sign of signs) window.addEventListener(sign, work, { passive: true });
    document.addEventListener('visibilitychange', sight);
    window.addEventListener('pagehide', leave);
    void beat();
    return () => {
      isOver = true;
      stop();
      for (const sign of signs) window.removeEventListener(sign, work);
      document.removeEventListener('visibilitychange', sight);
      window.removeEventListener('pagehide', leave);
      shown -= 1;
      leaving = setTimeout(() => shown === 0 && leave(), AGAIN);
    };
  }, [access, id]);
  // Others hear at once who begins to change something.
  useEffect(() => {
    if (editing.current === isEditing) return;
    editing.current = isEditing;
    ask.current?.();
  }, [isEditing]);
  return others;
};
