import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type {
  PriceWhich,
  SentChange,
  ToldPlan,
  ToldPriceDone,
  ToldPricePreview,
} from '#features/pricing/contract';
import { priceTexts as texts } from '#kernel/messages/nl-prices';
import { CallError, call } from '../calls';
import { tell } from '../shell/toasts';
import { type Asked, nothingAsked, readAsked, type Wrong } from './asked';

/** A change of prices as it is typed, previewed, done and taken back. */
export const usePriceChange = (which: PriceWhich, isLater: boolean, close: () => void) => {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>(() => nothingAsked(isLater));
  const [wrong, setWrong] = useState<Wrong>({});
  const [problem, setProblem] = useState('');
  const [preview, setPreview] = useState<ToldPricePreview & { sent: SentChange }>();
  const [done, setDone] = useState<ToldPriceDone>();
  const [isBusy, setBusy] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLFormElement>(null);

  const readAgain = async () => {
    await Promise.all(
      ['rows', 'prices'].map((name) => client.invalidateQueries({ queryKey: [name] })),
    );
  };
  /** The first that is wrong has the focus. */
  const refuse = (told: Wrong, message: string) => {
    setWrong(told);
    setProblem(message);
    setPreview(undefined);
    requestAnimationFrame(() =>
      fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
    );
  };
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refuse(error.problem.fields, error.message);
    } finally {
      setBusy(false);
    }
  };
  const lookAtOutcome = () => requestAnimationFrame(() => outcome.current?.focus());

  const look = () => {
    const sent = readAsked(which, asked);
    if ('wrong' in sent) return refuse(sent.wrong, '');
    setWrong({});
    setProblem('');
    return run(async () => {
      const told = await call<ToldPricePreview>('POST', 'prices/preview', { body: sent });
      setPreview({ ...told, sent });
      lookAtOutcome();
    });
  };
  const doIt = () =>
    run(async () => {
      if (!preview) return;
      const { print, sent } = preview;
      const body = { ...sent, print };
      if (sent.starts_at || sent.ends_at) {
        const { state } = await call<ToldPlan>('POST', 'prices/plans', { body });
        await readAgain();
        tell(state === 'running' ? texts.runs : texts.planned);
        close();
        return;
      }
      setDone(await call<ToldPriceDone>('POST', 'prices/change', { body }));
      await readAgain();
      lookAtOutcome();
    });
  const undo = () =>
    run(async () => {
      const body = { importId: done?.importId };
      type Undone = { undone: number; kept: unknown[] };
      const { undone, kept } = await call<Undone>('POST', 'rows/product/undo', { body });
      await readAgain();
      tell(
        [texts.undone(undone), ...(kept.length > 0 ? [texts.kept(kept.length)] : [])].join(', '),
      );
      close();
    });
  const change = (more: Partial<Asked>) => {
    setAsked({ ...asked, ...more });
    setPreview(undefined);
  };
  return {
    ...{ asked, change, wrong, problem, preview, done, isBusy, outcome, fields },
    ...{ look, doIt, undo, drop: () => setPreview(undefined) },
  };
};
