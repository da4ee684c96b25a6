import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldErasure, ToldErasurePlan } from '#features/customers/contract';
import { erasureTexts } from '#kernel/messages/nl-erasure';
import { officeTexts } from '#kernel/messages/nl-office';
import { TextField } from '#ui/text-field.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Dialog } from '../dialog';
import { Failed } from '../failed';
import inputs from '../inputs/inputs.module.css';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import { AskDialog } from '../orders/ask-dialog';
import styles from '../orders/orders.module.css';
import { useStart } from '../start';
import { useTitle } from '../use-title';
import own from './customers.module.css';

const texts = erasureTexts.screen;

type ErasureProps = { email: string; erased: (proof: ToldErasure) => void };

/** Forgetting a customer who asked for that. */
export function Erasure({ email, erased }: ErasureProps) {
  const { member } = useStart();
  const [isAsked, setAsked] = useState(false);
  return (
    <section className={styles.part}>
      <h2>{texts.title}</h2>
      <p className={styles.soft}>{texts.lead}</p>
      {member.special.includes('personal-data') ? (
        <button type="button" className={styles.act} onClick={() => setAsked(true)}>
          {texts.open}
        </button>
      ) : (
        <p className={styles.soft}>{texts.notYours}</p>
      )}
      {isAsked && <Ask {...{ email, erased }} close={() => setAsked(false)} />}
    </section>
  );
}

type AskProps = ErasureProps & { close: () => void };

/** First what has to end and what stays; then, when nothing is in the way, the question. */
function Ask({ email, erased, close }: AskProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['erasure', email],
    queryFn: ({ signal }) =>
      call<ToldErasurePlan>('POST', 'customers/erasure', { body: { email }, signal }),
    staleTime: 0,
  });
  const title = texts.dialog(email);
  if (data?.running.length === 0) return <Sure {...{ email, erased, close }} plan={data} />;
  return (
    <Dialog {...{ title, close }}>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && <Running running={data.running} />}
    </Dialog>
  );
}

function Running({ running }: Pick<ToldErasurePlan, 'running'>) {
  return (
    <div className={styles.asked} role="status">
      <h3 className={own.small}>{texts.running}</h3>
      <ul className={own.list}>
        {running.map(({ what, count, href }) => (
          <li key={what}>
            {what}: {count}{' '}
            {href && (
              <Link href={href} aria-label={`${texts.view}: ${what}`}>
                {texts.view}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sure({ email, erased, close, plan }: AskProps & { plan: ToldErasurePlan }) {
  const [confirm, setConfirm] = useState('');
  const [tell, setTell] = useState(true);
  const [key] = useState(() => crypto.randomUUID());
  const { send, isBusy, errors } = useSending({ confirm }, 'erase-');
  const submit = () =>
    send(async () => {
      const body = { email, confirm, key, tell };
      erased(await call<ToldErasure>('POST', 'customers/erase', { body }));
    });
  return (
    <AskDialog
      title={texts.dialog(email)}
      action={texts.submit}
      {...{ isBusy, close }}
      problem={errors.confirm}
      submit={() => void submit()}
    >
      <section>
        <h3 className={own.small}>{texts.stays}</h3>
        <dl className={own.stays}>
          {plan.stays.map(({ what, why }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p>{texts.goes}</p>
      <TextField
        id="erase-confirm"
        label={texts.confirm}
        autoComplete="off"
        value={confirm}
        error={errors.confirm}
        required
        onChange={(event) => setConfirm(event.target.value)}
      />
      <label className={`${inputs.choice} ${own.tick}`}>
        <input type="checkbox" checked={tell} onChange={(event) => setTell(event.target.checked)} />
        {texts.tell}
      </label>
    </AskDialog>
  );
}

/** The proof, in the place of the customer. */
export function Erased({ proof: { id, at, counts, isTold } }: { proof: ToldErasure }) {
  useTitle(texts.done);
  return (
    <>
      <Link href="/klanten" className={styles.back}>
        {texts.back}
      </Link>
      <h1 className={list.title} tabIndex={-1} ref={(heading) => heading?.focus()}>
        {texts.done}
      </h1>
      <p role="status">
        <strong>{texts.proof(id)}</strong>. {texts.proofText(whenOf(at))} {isTold && texts.told}
      </p>
      <dl className={own.facts}>
        {Object.entries(counts).map(([name, count]) => (
          <div key={name}>
            <dt>{erasureTexts.parts[name] ?? name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
