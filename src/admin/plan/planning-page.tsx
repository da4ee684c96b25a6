import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ToldProblem, ToldReleases } from '#features/office/contract';
import { staff as limits } from '#kernel/limits-staff';
import { planTexts as texts } from '#kernel/messages/nl-plan';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Dialog } from '../dialog';
import { Failed } from '../failed';
import { Limited } from '../inputs/limited';
import { noteFocus } from '../keep-focus';
import list from '../list/list.module.css';
import { mayPrice } from '../prices/may-price';
import { PlannedPrices, usePlannedPrices } from '../prices/planned-prices';
import { useStart } from '../start';
import { useTitle } from '../use-title';
import { MomentChoice } from './moment-choice';
import styles from './plan.module.css';
import { ReleaseList } from './release-list';

/** All that is planned, and what became of it. */
export default function PlanningPage() {
  const [isNew, setNew] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => call<ToldReleases>('GET', 'releases', { signal }),
    staleTime: 0,
  });
  const prices = usePlannedPrices(mayPrice(useStart()));
  useTitle(texts.title);
  const all = data?.releases ?? [];
  const coming = all
    .filter(({ state }) => state === 'open')
    // What goes by hand comes last.
    .toSorted((one, other) => (one.at ?? '9').localeCompare(other.at ?? '9'));
  return (
    <>
      <h1 className={list.title}>{texts.title}</h1>
      <p className={list.lead}>{texts.lead}</p>
      <div className={list.tools}>
        <Button type="button" onClick={() => setNew(true)}>
          {texts.newRelease}
        </Button>
      </div>
      {error && <Failed error={error} again={refetch} />}
      {data && all.length + prices.length === 0 && (
        <p className={`${list.none} ${styles.nothing}`}>{texts.nothing}</p>
      )}
      <ReleaseList title={texts.problems} releases={all.filter(({ state }) => state === 'stuck')} />
      <ReleaseList title={texts.upcoming} releases={coming} />
      <PlannedPrices plans={prices} />
      <ReleaseList
        title={texts.earlier}
        releases={all.filter(({ state }) => state === 'done' || state === 'cancelled')}
      />
      {isNew && <NewRelease close={() => setNew(false)} />}
    </>
  );
}

function NewRelease({ close }: { close: () => void }) {
  const client = useQueryClient();
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ToldProblem>();
  const line = useRef<HTMLInputElement>(null);
  const make = async (at: Date | null) => {
    if (isBusy) return;
    const focusAgain = noteFocus();
    setBusy(true);
    try {
      const { id } = await call<{ id: number }>('POST', 'releases', { body: { name, at } });
      await client.invalidateQueries({ queryKey: ['releases'] });
      go(`/planning/${id}`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.problem);
      setBusy(false);
      if (error.problem.fields.name) line.current?.focus();
      else focusAgain();
    }
  };
  const { name: nameWrong, at: momentWrong } = problem?.fields ?? {};
  return (
    <Dialog title={texts.newRelease} close={close}>
      {problem && !nameWrong && !momentWrong && (
        <p className={styles.wrong} role="alert">
          {problem.message}
        </p>
      )}
      <div className={styles.part}>
        <label htmlFor="release-name">{texts.name}</label>
        <Limited
          id="release-name"
          text={name}
          most={limits.releaseName}
          describedBy={nameWrong && 'release-name-wrong'}
          isWrong={nameWrong !== undefined}
        >
          {(control) => (
            <input
              {...control}
              ref={line}
              className={styles.line}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Limited>
        {nameWrong && (
          <p id="release-name-wrong" className={styles.bad} role="alert">
            {nameWrong}
          </p>
        )}
      </div>
      <MomentChoice
        action={texts.make}
        isBusy={isBusy}
        choose={(at) => void make(at)}
        problem={momentWrong}
      />
      <div className={styles.actions}>
        <Button
          type="button"
          kind="secondary"
          aria-disabled={isBusy || undefined}
          onClick={() => void make(null)}
        >
          {texts.make}, {texts.noMore.toLowerCase()}
        </Button>
      </div>
    </Dialog>
  );
}
