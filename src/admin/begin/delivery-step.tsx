import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { ToldBegin, ToldRow } from '#features/office/contract';
import { beginTexts } from '#kernel/messages/nl-begin';
import { officeTexts } from '#kernel/messages/nl-office';
import { Button } from '#ui/button.view';
import { CallError } from '../calls';
import { Failed } from '../failed';
import { readEuro, writeEuro } from '../inputs/euro';
import styles from './begin.module.css';
import {
  type AtHome,
  atHomeOf,
  changeMethod,
  isOffered,
  type Methods,
  readMethods,
  withAtHome,
} from './methods';
import { useTellBegin } from './use-begin';

const texts = beginTexts.delivery;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

type Typed = { price: string; free: string; cutOff: string };
type Problems = Partial<Record<keyof Typed, string>>;

const check = ({ price, free, cutOff }: Typed): Problems => ({
  ...(!isPrice(price) && { price: texts.money }),
  ...(free.trim() !== '' && !isPrice(free) && { free: texts.money }),
  ...(!TIME.test(cutOff.trim()) && { cutOff: texts.time }),
});

const isPrice = (text: string): boolean => (readEuro(text.trim()) ?? -1) >= 0;

const readTyped = ({ price, free, cutOff }: Typed): AtHome => ({
  cents: readEuro(price.trim()) ?? 0,
  freeFrom: readEuro(free.trim()) ?? null,
  cutOff: cutOff.trim(),
});

type DeliveryProps = { begin: ToldBegin; done: () => Promise<void> };

/** How orders come to who ordered them, and how those pay. */
export function DeliveryStep({ begin, done }: DeliveryProps) {
  const query = useQuery({
    queryKey: ['begin', 'methods'],
    queryFn: ({ signal }) => readMethods(signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const { data, error } = query;
  if (error) return <Failed error={error} again={() => query.refetch()} />;
  if (!data) return <p role="status">{officeTexts.loading}</p>;
  const { home } = data;
  const atHome = home && atHomeOf(home);
  const pay = <Pay isTestBank={begin.isTestBank} />;
  if (home && atHome && !data.hasOthers) {
    return (
      <MethodsForm
        key={`${home.revision} ${data.pickup?.revision}`}
        {...{ home, atHome, done }}
        methods={data}
        reload={() => query.refetch()}
      >
        {pay}
      </MethodsForm>
    );
  }
  return (
    <>
      <p className={styles.notice}>
        {texts.there(begin.counts.methods)} <Link href="/deliverymethod">{texts.all}</Link>
      </p>
      {pay}
      <p className={styles.actions}>
        <Button type="button" onClick={() => void done()}>
          {beginTexts.onward}
        </Button>
      </p>
    </>
  );
}

function Pay({ isTestBank }: Pick<ToldBegin, 'isTestBank'>) {
  return (
    <section className={styles.card} aria-labelledby="begin-pay">
      <h2 id="begin-pay">{texts.pay}</h2>
      <p>{isTestBank ? texts.test : texts.real}</p>
      <p>{texts.own}</p>
    </section>
  );
}

type FormProps = {
  home: ToldRow;
  atHome: AtHome;
  methods: Methods;
  done: () => Promise<void>;
  reload: () => Promise<unknown>;
  children: ReactNode;
};

function MethodsForm({ home, atHome, methods: { pickup }, done, reload, children }: FormProps) {
  const { again } = useTellBegin();
  const [typed, setTyped] = useState<Typed>({
    ...{ price: writeEuro(atHome.cents), cutOff: atHome.cutOff },
    free: atHome.freeFrom === null ? '' : writeEuro(atHome.freeFrom),
  });
  const [hasPickup, setPickup] = useState(isOffered(pickup));
  const [problems, setProblems] = useState<Problems>({});
  const [refused, setRefused] = useState('');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const wrong = check(typed);
    setProblems(wrong);
    const [first] = Object.keys(wrong);
    if (first !== undefined) return document.getElementById(`begin-${first}`)?.focus();
    setBusy(true);
    setRefused('');
    try {
      await changeMethod(home, withAtHome(home, readTyped(typed)));
      if (pickup && hasPickup !== isOffered(pickup)) {
        await changeMethod(pickup, { state: hasPickup ? 'Online' : 'Offline' });
      }
      await again();
      await done();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefused([error.message, ...Object.values(error.problem.fields)].join(' '));
      if (error.problem.code === 'stale') await reload();
    } finally {
      setBusy(false);
    }
  };
  const line = (name: keyof Typed, label: string, mode: 'decimal' | 'text') => (
    <p>
      <label htmlFor={`begin-${name}`} className={styles.label}>
        {label}
      </label>
      <input
        id={`begin-${name}`}
        className={styles.line}
        inputMode={mode}
        autoComplete="off"
        value={typed[name]}
        aria-invalid={problems[name] !== undefined || undefined}
        aria-describedby={problems[name] && `begin-${name}-wrong`}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
      {problems[name] && (
        <span id={`begin-${name}-wrong`} className={styles.lineWrong}>
          {problems[name]}
        </span>
      )}
    </p>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <fieldset className={styles.card}>
        <legend className={styles.legend}>{texts.home}</legend>
        {line('price', texts.price, 'decimal')}
        {line('free', texts.free, 'decimal')}
        {line('cutOff', texts.cutOff, 'text')}
        {pickup && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={hasPickup}
              onChange={({ target }) => setPickup(target.checked)}
            />
            <span>
              {texts.pickup}
              <span className={styles.hint}>{texts.pickupHint}</span>
            </span>
          </label>
        )}
      </fieldset>
      {children}
      {refused && (
        <p className={styles.wrong} role="alert">
          {refused}
        </p>
      )}
      <p className={styles.actions}>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {texts.make}
        </Button>
      </p>
    </form>
  );
}
