import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ToldPeople } from '#features/staff/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { peopleTexts as texts } from '#kernel/messages/nl-people';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Failed } from '../failed';
import { ForRight } from '../refused';
import { tell } from '../shell/toasts';
import { useTitle } from '../use-title';
import styles from './people.module.css';
import { lacksStores, PersonFields, type PersonValues } from './person-fields';
import { usePeople, useReload } from './use-people';
import { WithoutStores } from './without-stores';

/** Has somebody come in: by a mailed link he chooses a password. */
export default function InvitePage() {
  return (
    <ForRight right="rights" title={texts.invite}>
      <InviteScreen />
    </ForRight>
  );
}

function InviteScreen() {
  const { data, error, refetch } = usePeople();
  useTitle(texts.invite);
  return (
    <>
      <Link href="/medewerkers" className={styles.back}>
        {texts.back}
      </Link>
      <h1 className={styles.title}>{texts.invite}</h1>
      <p className={styles.soft}>{texts.inviteText}</p>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && <Invite data={data} />}
    </>
  );
}

function Invite({ data }: { data: ToldPeople }) {
  const [, go] = useLocation();
  const reload = useReload();
  const [email, setEmail] = useState('');
  const [values, setValues] = useState<PersonValues>({ name: '', roleId: undefined, storeIds: [] });
  const { send, isBusy, errors } = useSending({
    email,
    ...{ name: values.name, role: values.roleId, stores: values.storeIds },
  });
  const [asks, setAsks] = useState(false);
  const invite = async () => {
    setAsks(false);
    const { name, roleId, storeIds } = values;
    const body = { email, name, role: roleId, stores: storeIds };
    if (!(await send(() => call('POST', 'people', { body })))) return;
    await reload();
    tell(texts.invited(email.trim()));
    go('/medewerkers');
  };
  return (
    <div className={styles.parts}>
      <section className={styles.part} aria-label={texts.invite}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isBusy) return;
            if (lacksStores(data, values)) setAsks(true);
            else void invite();
          }}
        >
          <TextField
            id="account-email"
            label={texts.email}
            type="email"
            autoComplete="off"
            value={email}
            error={errors.email}
            required
            alone
            onChange={(event) => setEmail(event.target.value)}
          />
          <PersonFields data={data} values={values} set={setValues} errors={errors} />
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {texts.send}
          </Button>
        </form>
        <WithoutStores
          isOpen={asks}
          name={values.name}
          action={texts.storesLackingInvite}
          close={() => setAsks(false)}
          confirm={() => void invite()}
        />
      </section>
    </div>
  );
}
