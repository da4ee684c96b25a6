import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { ToldHours } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { hoursTexts as texts } from '#kernel/messages/nl-office-hours';
import type { DayHours } from '#kernel/values/special-days';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Failed } from '../failed';
import { tell } from '../shell/toasts';
import { useTitle } from '../use-title';
import { DayHoursInput, type Days, SpecialDays, WeekInput, type WeekPart } from './days';
import styles from './hours.module.css';
import { STORES, type Store, Stores, useStores } from './stores';

type Over = 'keep' | 'replace';

/** The day where the stores are: `YYYY-MM-DD`. */
const todayInStores = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());

/** Opening hours of many stores at once. */
export default function HoursPage() {
  const stores = useStores();
  useTitle(texts.title);
  return (
    <>
      <p className={styles.back}>
        <Link href="/location">{texts.back}</Link>
      </p>
      <h1 className={styles.title}>{texts.title}</h1>
      {stores.error && <Failed error={stores.error} again={() => void stores.refetch()} />}
      {stores.isPending && <p role="status">{officeTexts.loading}</p>}
      {stores.data && <ManyHours stores={stores.data} />}
    </>
  );
}

function ManyHours({ stores }: { stores: readonly Store[] }) {
  const id = useId();
  const client = useQueryClient();
  const [kind, setKind] = useState<'special' | 'weekly'>('special');
  const [chosen, choose] = useState<ReadonlySet<number>>();
  const [days, setDays] = useState<readonly Days[]>([]);
  const [hours, setHours] = useState<DayHours>({ kind: 'closed' });
  const [week, setWeek] = useState<WeekPart>({});
  const [over, setOver] = useState<Over>('keep');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState<ToldHours>();

  const which = chosen ? { ids: [...chosen] } : { list: STORES };
  const said = kind === 'special' ? { days: days.map((one) => ({ ...one, hours })) } : { week };
  const isSaid = kind === 'special' ? days.length > 0 : Object.keys(week).length > 0;
  const isWhich = chosen?.size !== 0;
  const body = { ...which, ...said, over };
  const trial = useQuery({
    queryKey: ['hours', body],
    queryFn: ({ signal }) =>
      call<ToldHours>('POST', 'hours', { body: { ...body, dryRun: true }, signal }),
    enabled: isSaid && isWhich && !done,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const plan = isSaid && isWhich ? trial.data : undefined;

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
      await client.invalidateQueries({ queryKey: ['rows', 'location'] });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  const save = () =>
    run(async () => {
      const told = await call<ToldHours>('POST', 'hours', { body });
      setDone(told);
      tell(texts.done(told.changed));
    });
  const undo = () =>
    run(async () => {
      const undone = { body: { importId: done?.importId } };
      const told = await call<{ undone: number }>('POST', 'rows/location/undo', undone);
      setDone(undefined);
      tell(officeTexts.bulk.undone(told.undone));
    });

  if (done) {
    return (
      <div className={styles.done}>
        <p role="status">{texts.done(done.changed)}</p>
        {problem && <p role="alert">{problem}</p>}
        <div className={styles.actions}>
          <Button type="button" kind="secondary" disabled={isBusy} onClick={() => void undo()}>
            {texts.undo}
          </Button>
          <Button
            type="button"
            onClick={() => {
              setDone(undefined);
              setDays([]);
              setWeek({});
            }}
          >
            {texts.again}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={styles.choices}>
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">{texts.kinds}</legend>
          {(['special', 'weekly'] as const).map((one) => (
            <label key={one} className={styles.kind}>
              <input type="radio" name={id} checked={kind === one} onChange={() => setKind(one)} />
              <span>{texts[one]}</span>
            </label>
          ))}
        </fieldset>
        <Stores {...{ stores, chosen, choose }} />
        {kind === 'special' ? (
          <>
            <SpecialDays today={todayInStores()} chosen={days} choose={setDays} />
            <DayHoursInput hours={hours} change={setHours} />
          </>
        ) : (
          <WeekInput week={week} change={setWeek} />
        )}
      </div>
      <section className={styles.outcome} aria-label={texts.changes}>
        <h2 className={styles.name}>{texts.changes}</h2>
        {!isWhich && <p className={styles.note}>{texts.beforeStores}</p>}
        {isWhich && !isSaid && <p className={styles.note}>{texts.before}</p>}
        {trial.error && isSaid && isWhich && (
          <Failed error={trial.error} again={() => void trial.refetch()} />
        )}
        {plan && plan.conflicts.length > 0 && (
          <fieldset className={styles.conflicts}>
            <legend>{texts.conflicts(plan.conflicts.length)}</legend>
            <ul className={styles.plans}>
              {plan.conflicts.slice(0, SHOWN).map(({ store, stands }) => (
                <li key={store}>
                  <strong>{store}</strong> {stands.join('; ')}
                </li>
              ))}
              {plan.conflicts.length > SHOWN && (
                <li>{texts.more(plan.conflicts.length - SHOWN)}</li>
              )}
            </ul>
            {(['keep', 'replace'] as const).map((one) => (
              <label key={one} className={styles.choice}>
                <input
                  type="radio"
                  name={`${id}-over`}
                  checked={over === one}
                  onChange={() => setOver(one)}
                />
                {texts[one]}
              </label>
            ))}
          </fieldset>
        )}
        {plan && (
          <div role="status">
            <p>{texts.outcome({ ...plan, same: plan.unchanged - plan.kept })}</p>
            {plan.refused.length > 0 && (
              <ul className={styles.refused}>
                {plan.refused.slice(0, SHOWN).map(({ key, reason }) => (
                  <li key={key}>
                    {key}: {reason}
                  </li>
                ))}
              </ul>
            )}
            {plan.changed > 0 && (
              <ul className={styles.plans}>
                {plan.plans.slice(0, SHOWN).map(({ key, told }) => (
                  <li key={key}>
                    <strong>{key}</strong> {told.join('; ')}
                  </li>
                ))}
                {plan.changed > SHOWN && <li>{texts.more(plan.changed - SHOWN)}</li>}
              </ul>
            )}
          </div>
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <Button
          type="submit"
          disabled={isBusy || !plan || plan.changed === 0 || trial.isPlaceholderData}
        >
          {isBusy ? texts.saving : plan?.changed ? texts.save(plan.changed) : texts.saveNone}
        </Button>
      </section>
    </form>
  );
}

/** Stores that are told by name; of others how many they are. */
const SHOWN = 12;
