import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ToldDraft, ToldDraftLine, ToldPlaced } from '#features/telephone/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { CallError, call } from '../calls';
import { Confirm } from '../confirm';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import orders from '../orders/orders.module.css';
import { nameOf } from '../orders/pieces-choice';
import { ForRight } from '../refused';
import { tell } from '../shell/toasts';
import { useTitle } from '../use-title';
import { FindArticles } from './articles';
import { Codes } from './codes';
import { Customer } from './customer';
import { Delivery } from './delivery';
import { Lines } from './lines';
import { Overview } from './overview';
import { Payment } from './payment';
import { Said } from './said';
import styles from './telephone.module.css';
import { changedLines, type Draft, useDraft } from './use-draft';
import { useTrouble } from './use-trouble';

const texts = telephoneTexts;

/** An order for who is on the telephone. */
export default function TelephonePage() {
  return (
    <ForRight right="orders" title={texts.title}>
      <NewOrder />
    </ForRight>
  );
}

function NewOrder() {
  const draft = useDraft();
  useTitle(texts.title);
  const { error, refetch } = draft;
  return (
    <>
      <Link href="/bestellingen" className={orders.back}>
        {texts.back}
      </Link>
      <h1 className={list.title}>{texts.title}</h1>
      {error && !draft.draft && <Failed error={error} again={refetch} />}
      {!draft.draft && !error && <p role="status">{officeTexts.loading}</p>}
      {draft.draft && draft.values && (
        <Parts {...draft} draft={draft.draft} values={draft.values} />
      )}
    </>
  );
}

type PartsProps = Omit<Draft, 'draft' | 'values'> & {
  draft: ToldDraft;
  values: NonNullable<Draft['values']>;
};

/** What is wrong gets the focus: the first field, or else what is said of the whole. */
const focusOn = (fields: Readonly<Record<string, string>>): void => {
  requestAnimationFrame(() => {
    const wrong = [...document.querySelectorAll<HTMLElement>('[id^="telephone-"]')].find(
      ({ id }) => fields[id.replace('telephone-', '')],
    );
    (wrong ?? document.getElementById('telephone-problem'))?.focus();
  });
};

function Parts(props: PartsProps) {
  const { draft, values, keeping, change, flush, act, forget, reload } = props;
  const { elsewhere, setElsewhere } = props;
  const [, go] = useLocation();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [isClearing, setClearing] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { send, trouble } = useTrouble();
  const form = {
    values,
    errors: { ...draft.problems, ...errors },
    change: (more: Parameters<typeof change>[0]) => {
      // What is wrong with a field is told until it holds something else.
      const rest = Object.entries(errors).filter(([name]) => !(name in more));
      setErrors(Object.fromEntries(rest));
      // What is said of the whole is about what was: it goes with the last field that was wrong.
      if (rest.length === 0) setProblem('');
      change(more);
    },
  };
  const add = (variantId: number, name: string) => {
    const had = draft.lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
    setProblem('');
    void send(async () => {
      const told = await act('lines', { variantId, quantity: had + 1 }, variantId);
      const has = told.lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
      tell((has > had ? texts.articles.added : texts.articles.only)(name, has));
    });
  };
  const set = (line: ToldDraftLine, quantity: number) => {
    setProblem('');
    void send(async () => {
      await act('lines', { variantId: line.variantId, quantity }, line.variantId);
      if (quantity > 0) return;
      tell(texts.articles.removed(nameOf(line)));
      heading.current?.focus();
    });
  };
  const clear = async () => {
    setClearing(false);
    forget();
    if (!(await send(() => act('clear', {}, null)))) return;
    setErrors({});
    setProblem('');
    tell(texts.cleared);
  };
  const refuse = (fields: Readonly<Record<string, string>>, message: string) => {
    setErrors(fields);
    setProblem(message);
    focusOn(fields);
  };
  const place = async () => {
    if (isPlacing) return;
    // Said once more where the member is now: what another window did may have come while he typed.
    if (elsewhere.length > 0) {
      setElsewhere([]);
      return refuse({}, texts.articles.elsewhere(elsewhere.join(', ')));
    }
    setPlacing(true);
    setProblem('');
    try {
      const told = await flush();
      if (!told) return refuse({}, texts.notKept);
      // What was typed last made it cost something else, or another window put something in: nobody was told that yet.
      if (changedLines(draft, told).length > 0 || told.sums.totalCents !== draft.sums.totalCents) {
        return refuse({}, texts.problems.changed);
      }
      const { key, quote, sums } = told;
      const body = { key, quote, totalCents: sums.totalCents };
      const { number } = await call<ToldPlaced>('POST', 'telephone/place', { body });
      forget();
      tell(texts.placed(number));
      go(`/bestellingen/${number}`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 409) await reload();
      refuse(error.problem.fields, error.message);
    } finally {
      setPlacing(false);
    }
  };
  return (
    <>
      <p className={orders.lead}>{texts.lead}</p>
      <div className={orders.columns}>
        <div className={`${orders.parts} ${styles.parts}`}>
          <section className={orders.part} aria-labelledby="telephone-articles">
            <h2 id="telephone-articles" ref={heading} tabIndex={-1}>
              {texts.articles.title}
            </h2>
            <FindArticles add={add} />
            <Said text={trouble} />
            <Said text={draft.missing && texts.articles.notAdded(draft.missing.join(', '))} />
            <Said
              text={elsewhere.length > 0 ? texts.articles.elsewhere(elsewhere.join(', ')) : ''}
            />
            <Lines lines={draft.lines} set={set} />
          </section>
          <Customer form={form} account={draft.account} isKept={keeping === 'kept'} />
          <Delivery form={form} draft={draft} />
          <Codes form={form} draft={draft} isKept={keeping === 'kept'} />
          <Payment form={form} draft={draft} />
        </div>
        <div className={`${orders.parts} ${styles.aside}`}>
          <Overview
            {...{ draft, form, keeping, problem }}
            isBusy={isPlacing}
            place={() => void place()}
          />
          <button type="button" className={orders.act} onClick={() => setClearing(true)}>
            {texts.clear}
          </button>
        </div>
      </div>
      <Confirm
        isOpen={isClearing}
        title={texts.clearTitle}
        text={texts.clearText}
        action={texts.clear}
        close={() => setClearing(false)}
        confirm={() => void clear()}
      />
    </>
  );
}
