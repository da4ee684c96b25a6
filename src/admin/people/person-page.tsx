import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ToldPeople, ToldPerson } from '#features/staff/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { peopleTexts as texts } from '#kernel/messages/nl-people';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Confirm } from '../confirm';
import { Failed } from '../failed';
import { noteFocus } from '../keep-focus';
import { whenOf } from '../moments';
import { ForRight } from '../refused';
import { tell } from '../shell/toasts';
import { useStart } from '../start';
import { useTitle } from '../use-title';
import styles from './people.module.css';
import { lacksStores, PersonFields, type PersonValues } from './person-fields';
import { State } from './state';
import { usePeople, useReload } from './use-people';
import { WithoutStores } from './without-stores';

/** One member: who he is, what he may, and how he comes in. */
export default function PersonPage({ id }: { id: string }) {
  return (
    <ForRight right="rights" title={texts.title}>
      <Person id={id} />
    </ForRight>
  );
}

function Person({ id }: { id: string }) {
  const { data, error, refetch } = usePeople();
  const person = data?.people.find((one) => String(one.id) === id);
  const title = person?.name ?? texts.title;
  useTitle(title);
  return (
    <>
      <Link href="/medewerkers" className={styles.back}>
        {texts.back}
      </Link>
      <h1 className={styles.title}>{title}</h1>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && !person && <p>{texts.gone}</p>}
      {data && person && (
        <>
          <p className={styles.lead}>
            <span>{person.email}</span>
            <span>
              {texts.seen}: {person.seenAt ? whenOf(person.seenAt) : texts.never.toLowerCase()}
            </span>
            <State state={person.state} />
          </p>
          <div className={styles.parts}>
            <Change data={data} person={person} key={person.revision} />
            <Access person={person} />
          </div>
        </>
      )}
    </>
  );
}

function Change({ data, person }: { data: ToldPeople; person: ToldPerson }) {
  const { id, revision, name, role, storeIds } = person;
  const reload = useReload();
  const [values, setValues] = useState<PersonValues>({
    ...{ name, roleId: role.id, storeIds: [...storeIds] },
  });
  const { send, isBusy, errors } = useSending({
    ...{ name: values.name, role: values.roleId, stores: values.storeIds },
  });
  const [asks, setAsks] = useState(false);
  const save = async () => {
    setAsks(false);
    const body = { revision, name: values.name, role: values.roleId, stores: values.storeIds };
    const focusAgain = noteFocus();
    if (!(await send(() => call('PATCH', `people/${id}`, { body })))) return;
    tell(texts.saved);
    await reload();
    focusAgain();
  };
  return (
    <section className={styles.part}>
      <h2>{texts.who}</h2>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          // Who had none already is left as he is.
          if (lacksStores(data, values) && (storeIds.length > 0 || values.roleId !== role.id)) {
            setAsks(true);
          } else void save();
        }}
      >
        <PersonFields {...{ data, values, errors, set: setValues, roleId: role.id }} />
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {texts.save}
        </Button>
      </form>
      <WithoutStores
        isOpen={asks}
        name={values.name}
        action={texts.storesLackingSave}
        close={() => setAsks(false)}
        confirm={() => void save()}
      />
    </section>
  );
}

type Deed = {
  label: string;
  text: string;
  /** What is asked first; left out: it is done at once. */
  sure?: string;
  method: 'POST' | 'DELETE';
  path: string;
  told: string;
  /** There is nobody to look at any more. */
  leaves?: boolean;
};

/** What can be done with how a member comes in. */
const deedsFor = (person: ToldPerson, isSelf: boolean): Deed[] => {
  const { id, name, email, state, hasFactor, sessions } = person;
  const at = `people/${id}`;
  const isNew = state === 'invited' || state === 'expired';
  const link: Deed = {
    ...{ method: 'POST', path: `${at}/link`, told: texts.linked(email) },
    ...(isNew
      ? { label: texts.linkAgain, text: texts.linkAgainText }
      : { label: texts.link, text: texts.linkText }),
  };
  const end: Deed = {
    ...{ label: texts.end, text: texts.endText(sessions), told: texts.ended },
    ...{ method: 'DELETE', path: `${at}/sessions` },
  };
  const factor: Deed = {
    ...{ label: texts.removeFactor, text: texts.removeFactorText, told: texts.factorRemoved },
    ...{ method: 'DELETE', path: `${at}/factor`, sure: texts.sure },
  };
  const block: Deed = {
    ...{ label: texts.block, text: texts.blockText, sure: texts.blockSure(name) },
    ...{ method: 'POST', path: `${at}/block`, told: texts.blocked },
  };
  const unblock: Deed = {
    ...{ label: texts.unblock, text: texts.unblockText, told: texts.unblocked },
    ...{ method: 'POST', path: `${at}/unblock` },
  };
  const withdraw: Deed = {
    ...{ label: texts.withdraw, text: texts.withdrawText, sure: texts.withdrawSure(name) },
    ...{ method: 'DELETE', path: at, told: texts.withdrawn, leaves: true },
  };
  if (state === 'blocked') return [unblock];
  if (isNew) return [link, withdraw];
  return [
    link,
    ...(sessions > 0 && !isSelf ? [end] : []),
    ...(hasFactor && !isSelf ? [factor] : []),
    ...(isSelf ? [] : [block]),
  ];
};

function Access({ person }: { person: ToldPerson }) {
  const { member } = useStart();
  const [, go] = useLocation();
  const reload = useReload();
  const { send, isBusy } = useSending();
  const [asked, setAsked] = useState<Deed>();
  const run = async ({ method, path, told, leaves }: Deed) => {
    setAsked(undefined);
    const focusAgain = noteFocus();
    if (isBusy || !(await send(() => call(method, path, { body: {} })))) return;
    tell(told);
    await reload();
    if (leaves) go('/medewerkers');
    else focusAgain();
  };
  return (
    <section className={styles.part}>
      <h2>{texts.access}</h2>
      <ul className={styles.deeds}>
        {deedsFor(person, person.id === member.id).map((deed) => (
          <li key={deed.label}>
            <p className={styles.deed}>{deed.text}</p>
            <Button
              type="button"
              kind="secondary"
              onClick={() => (deed.sure ? setAsked(deed) : void run(deed))}
            >
              {deed.label}
            </Button>
          </li>
        ))}
      </ul>
      <Confirm
        isOpen={asked !== undefined}
        title={asked?.sure ?? ''}
        text={asked?.text}
        action={asked?.label ?? ''}
        close={() => setAsked(undefined)}
        confirm={() => asked && void run(asked)}
      />
    </section>
  );
}
