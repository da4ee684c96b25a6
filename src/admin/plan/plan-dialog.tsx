import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldPlan, ToldRelease, ToldReleases } from '#features/office/contract';
import { planTexts as texts } from '#kernel/messages/nl-plan';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Dialog } from '../dialog';
import { tell } from '../shell/toasts';
import { MomentChoice } from './moment-choice';
import styles from './plan.module.css';
import { fullWhen } from './when';

/** What is planned of a row; undefined: not known yet. */
export const usePlan = (access: string, id: number): ToldPlan | null | undefined => {
  const { data } = useQuery({
    queryKey: ['plan', access, id],
    queryFn: ({ signal }) =>
      call<{ plan: ToldPlan | null }>('GET', `plans/${access}/${id}`, { signal }),
  });
  return data?.plan;
};

/** When a release goes, in words. */
const whenTold = ({ name, isSingle, at }: ToldRelease): string => {
  if (isSingle) return at ? texts.planned(fullWhen(at)) : texts.byHand;
  return texts.inRelease(name, at ? fullWhen(at) : texts.byHand);
};

type PlanDialogProps = {
  access: string;
  id: number;
  close: () => void;
  /** Sees to it that the server has the draft. Answers whether it has. */
  save: () => Promise<boolean>;
  /** Blocks that lack something, by their names: nothing was planned. */
  lacks?: (blocks: Record<string, string>) => void;
};

/** Plans the draft of a row, or shows what is planned of it: moved, renewed or cancelled here. */
export function PlanDialog({ access, id, close, save, lacks }: PlanDialogProps) {
  const client = useQueryClient();
  const plan = usePlan(access, id);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');

  const run = async (what: () => Promise<unknown>, told: string) => {
    setBusy(true);
    setWrong('');
    try {
      await what();
      await client.invalidateQueries({ queryKey: ['plan', access, id] });
      await client.invalidateQueries({ queryKey: ['releases'] });
      await client.invalidateQueries({ queryKey: ['rows', access] });
      tell(told);
      close();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.problem.code === 'unfinished' && lacks) {
        lacks(error.problem.fields);
        close();
        return;
      }
      setWrong(Object.values(error.problem.fields)[0] ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  const put = (body: object, told: string) =>
    run(async () => {
      if (await save()) await call('POST', `plans/${access}/${id}`, { body });
    }, told);

  return (
    <Dialog title={texts.planTitle} close={close}>
      {wrong && (
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
      {plan === null && (
        <>
          <p>{texts.asNow}</p>
          <MomentChoice
            action={texts.plan}
            isBusy={isBusy}
            choose={(at) => void put({ at }, texts.planned(fullWhen(at.toISOString())))}
          />
          <IntoRelease
            isBusy={isBusy}
            choose={({ id: release, name }) => void put({ release }, texts.putIn(name))}
          />
        </>
      )}
      {plan && (
        <Planned
          plan={plan}
          isBusy={isBusy}
          renew={() => void put({ release: plan.release.id }, texts.renewed)}
          move={(at) =>
            void run(
              () => call('PATCH', `releases/${plan.release.id}`, { body: { at } }),
              texts.moved(fullWhen(at.toISOString())),
            )
          }
          cancel={() =>
            void run(() => call('POST', `releases/${plan.release.id}/cancel`), texts.cancelled)
          }
        />
      )}
    </Dialog>
  );
}

type PlannedProps = {
  plan: ToldPlan;
  isBusy: boolean;
  renew: () => void;
  move: (at: Date) => void;
  cancel: () => void;
};

function Planned({ plan: { release, isOther }, isBusy, renew, move, cancel }: PlannedProps) {
  return (
    <>
      <p className={styles.name}>{whenTold(release)}</p>
      <p className={styles.soft}>
        {texts.by} {release.by}
      </p>
      {release.problems.length > 0 && (
        <div className={styles.wrong} role="alert">
          <p>{texts.stuck}</p>
          <ul>
            {release.problems.map(({ title, message }) => (
              <li key={`${title} ${message}`}>
                {title}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isOther && (
        <>
          <p className={styles.note}>{texts.isOther}</p>
          <div className={styles.actions}>
            <Button type="button" kind="secondary" disabled={isBusy} onClick={renew}>
              {texts.renew}
            </Button>
          </div>
        </>
      )}
      {release.isSingle && (
        <>
          <MomentChoice action={texts.move} isBusy={isBusy} choose={move} />
          <div className={styles.actions}>
            <button type="button" className={styles.plain} disabled={isBusy} onClick={cancel}>
              {texts.cancel}
            </button>
          </div>
        </>
      )}
      {!release.isSingle && (
        <p className={styles.note}>
          <Link href={`/planning/${release.id}`}>{release.name}</Link>
        </p>
      )}
    </>
  );
}

type IntoReleaseProps = { isBusy: boolean; choose: (release: ToldRelease) => void };

/** The releases that still come, to put something in. */
function IntoRelease({ isBusy, choose }: IntoReleaseProps) {
  const [chosen, setChosen] = useState('');
  const { data } = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => call<ToldReleases>('GET', 'releases', { signal }),
  });
  const open =
    data?.releases.filter(
      ({ isSingle, state }) => !isSingle && (state === 'open' || state === 'stuck'),
    ) ?? [];
  if (open.length === 0) return null;
  const release = open.find(({ id }) => `${id}` === chosen) ?? open[0];
  return (
    <fieldset className={styles.part}>
      <legend>{texts.toRelease}</legend>
      <div className={styles.moment}>
        <select
          className={styles.line}
          aria-label={texts.chooseRelease}
          value={release?.id}
          onChange={({ target }) => setChosen(target.value)}
        >
          {open.map(({ id, name, at }) => (
            <option key={id} value={id}>
              {name} ({at ? fullWhen(at) : texts.byHand})
            </option>
          ))}
        </select>
        <Button
          type="button"
          kind="secondary"
          disabled={isBusy}
          onClick={() => release && choose(release)}
        >
          {texts.toRelease}
        </Button>
      </div>
    </fieldset>
  );
}
