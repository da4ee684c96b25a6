import type { ReactNode } from 'react';
import { personLimits } from '#kernel/limits-fields';
import { account as texts } from '#kernel/messages/nl-account';
import { field } from '#kernel/wire';
import { addPasswordField } from '#kernel/wire-login';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import {
  accountPath,
  type DashboardDone,
  type DashboardErrors,
  type HolderProof,
  type OrderLine,
  type ProfileSection,
  type ShownSession,
  type ShownWay,
  type WayToAdd,
} from '../contract';
import styles from './account.module.css';
import { AccountField, accountFieldId } from './account-field.view';
import { AddWays } from './add-ways.view';
import { Credentials, DOWNLOAD_PASSWORD } from './credentials.view';
import { DashboardFrame, type DashboardView, type Told } from './dashboard-frame.view';
import { Fold } from './fold.view';
import { Orders } from './orders.view';
import { SessionList } from './session-list.view';
import { WayList } from './way-list.view';

export type DashboardPageProps = {
  token: string;
  view: DashboardView;
  person: {
    firstName: string;
    lastName: string;
    phone: string;
    email: string;
    hasPassword: boolean;
  };
  /** What was done just now. */
  notice?: string;
  /** Which of the account's own doings that was; absent: another feature's. */
  done?: DashboardDone;
  errors: DashboardErrors;
  /** What was typed before something was wrong. */
  typed: { email?: string; firstName?: string; lastName?: string; phone?: string };
  orders: readonly OrderLine[];
  /** What other features have above them. */
  start: readonly ReactNode[];
  /** The confirm link of removing the account. */
  removeHref: string;
  /** Where he is logged in. */
  sessions: readonly ShownSession[];
  /** How he logs in, and what adds another way. */
  ways: readonly ShownWay[];
  add: readonly WayToAdd[];
  /** What other features have here. */
  sections: readonly ProfileSection[];
  proof: HolderProof;
  /** Ways to log in again. */
  again?: ReactNode;
  /** What another way in has to tell. */
  told?: Told;
  /** Where he logs out; left out: as all do. */
  logout?: string;
};

/** What an account holder sees of himself: his data, his orders. */
export function DashboardPage(props: DashboardPageProps) {
  const { token, view, person, orders } = props;
  return (
    <DashboardFrame
      token={token}
      view={view}
      name={person.firstName}
      told={props.told}
      logout={props.logout}
    >
      {view === 'profile' ? <Profile {...props} /> : <Orders orders={orders}>{props.start}</Orders>}
    </DashboardFrame>
  );
}

/** Fields of forms that are shown to who showed himself just now. */
const whenFresh = ['email', 'email_password', addPasswordField, DOWNLOAD_PASSWORD];

function Profile(props: DashboardPageProps) {
  const { token, person, notice, done, errors, typed, sessions } = props;
  const { '': whole, ...ofFields } = errors;
  // Who has to log in again first is shown no field for them.
  const hasControl = (name: string) => props.proof !== 'stale' || !whenFresh.includes(name);
  const wrong = Object.entries(ofFields).map(([name, message]) => ({
    message,
    controlId: hasControl(name) ? accountFieldId(name) : undefined,
  }));
  return (
    <div className={styles.profile}>
      {notice && (
        <Alert tone="success" takesFocus>
          <p>{notice}</p>
        </Alert>
      )}
      {(whole || wrong.length > 0) && <ErrorSummary title={whole} lines={wrong} />}
      <Person token={token} person={{ ...person, ...typed }} errors={errors} />
      <div className={styles.folds}>
        {props.sections.map((section) => (
          <Section
            key={section.id}
            token={token}
            open={notice !== undefined && done === undefined}
            {...section}
          />
        ))}
        <WayList token={token} ways={props.ways} hasPassword={person.hasPassword}>
          <AddWays
            {...{ token, errors }}
            ways={props.add}
            email={person.email}
            proof={props.proof}
            again={props.again}
          />
        </WayList>
        <SessionList token={token} sessions={sessions} open={done === 'session'} />
        <Credentials
          {...{ token, errors, typed }}
          email={person.email}
          removeHref={props.removeHref}
          proof={props.proof}
          again={props.again}
        />
      </div>
    </div>
  );
}

function Person({
  token,
  person,
  errors,
}: Pick<DashboardPageProps, 'token' | 'person' | 'errors'>) {
  return (
    <form className={styles.form} method="post" action={accountPath.profile}>
      <input type="hidden" name={field.token} value={token} />
      <h2 className={styles.subtitle}>{texts.you}</h2>
      <AccountField
        label={texts.firstName}
        name="firstname"
        defaultValue={person.firstName}
        autoComplete="given-name"
        error={errors.firstname}
        maxLength={personLimits.firstname}
      />
      <AccountField
        label={texts.lastName}
        name="lastname"
        defaultValue={person.lastName}
        autoComplete="family-name"
        error={errors.lastname}
        maxLength={personLimits.lastname}
      />
      <AccountField
        label={texts.phone}
        name="phone"
        type="tel"
        defaultValue={person.phone}
        autoComplete="tel"
        error={errors.phone}
        maxLength={personLimits.phone}
      />
      <Button type="submit">{texts.save}</Button>
    </form>
  );
}

function Section({ token, open, ...section }: ProfileSection & { token: string; open: boolean }) {
  return (
    <Fold title={section.title} titleId={`${section.id}-title`} open={open}>
      <p>{section.state}</p>
      {section.hint && <p className={styles.hint}>{section.hint}</p>}
      <form className={styles.endAll} method="post" action={section.action}>
        <input type="hidden" name={field.token} value={token} />
        <Button type="submit" kind="secondary">
          {section.button}
        </Button>
      </form>
      {section.link && (
        <p className={styles.links}>
          <a href={section.link.href}>{section.link.label}</a>
        </p>
      )}
    </Fold>
  );
}
