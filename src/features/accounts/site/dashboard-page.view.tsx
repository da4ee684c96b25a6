import { account as texts } from '#kernel/messages/nl-account';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button, ButtonLink } from '#ui/button.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import {
  accountPath,
  type DashboardErrors,
  type DashboardNotice,
  type OrderLine,
  type ShownSession,
} from '../contract';
import styles from './account.module.css';
import { AccountField, accountFieldId } from './account-field.view';
import { Credentials } from './credentials.view';
import { DashboardFrame, type DashboardView } from './dashboard-frame.view';
import { SessionList } from './session-list.view';

export type DashboardPageProps = {
  token: string;
  view: DashboardView;
  person: { firstName: string; lastName: string; phone: string; email: string };
  notice?: DashboardNotice;
  errors: DashboardErrors;
  /** What was typed before something was wrong. */
  typed: { email?: string };
  orders: readonly OrderLine[];
  /** The confirm link of removing the account. */
  removeHref: string;
  /** Where he is logged in. */
  sessions: readonly ShownSession[];
};

/** What an account holder sees of himself: his data, his orders. */
export function DashboardPage(props: DashboardPageProps) {
  const { token, view, person, orders } = props;
  return (
    <DashboardFrame token={token} view={view} name={person.firstName}>
      {view === 'profile' ? <Profile {...props} /> : <Orders orders={orders} />}
    </DashboardFrame>
  );
}

function Profile(props: DashboardPageProps) {
  const { token, person, notice, errors, typed, sessions } = props;
  const { '': whole, ...ofFields } = errors;
  const wrong = errorLines(
    Object.entries(ofFields).map(([name, error]) => [accountFieldId(name), error] as const),
  );
  return (
    <div className={styles.profile}>
      {notice && (
        <Alert tone="success">
          <p>{texts.notices[notice]}</p>
        </Alert>
      )}
      {(whole || wrong.length > 0) && <ErrorSummary title={whole} lines={wrong} />}
      <Person token={token} person={person} />
      <Credentials
        {...{ token, errors, typed }}
        email={person.email}
        removeHref={props.removeHref}
      />
      <SessionList token={token} sessions={sessions} />
    </div>
  );
}

function Person({ token, person }: Pick<DashboardPageProps, 'token' | 'person'>) {
  return (
    <form className={styles.form} method="post" action={accountPath.profile}>
      <input type="hidden" name={field.token} value={token} />
      <h2 className={styles.subtitle}>{texts.you}</h2>
      <AccountField
        label={texts.firstName}
        name="firstname"
        defaultValue={person.firstName}
        autoComplete="given-name"
        maxLength={100}
      />
      <AccountField
        label={texts.lastName}
        name="lastname"
        defaultValue={person.lastName}
        autoComplete="family-name"
        maxLength={100}
      />
      <AccountField
        label={texts.phone}
        name="phone"
        type="tel"
        defaultValue={person.phone}
        autoComplete="tel"
        maxLength={30}
      />
      <Button type="submit">{texts.save}</Button>
    </form>
  );
}

function Orders({ orders }: Pick<DashboardPageProps, 'orders'>) {
  if (orders.length === 0) {
    return (
      <div>
        <p className={styles.text}>{texts.noOrders}</p>
        <ButtonLink href="/">{texts.toShop}</ButtonLink>
      </div>
    );
  }
  return (
    <ul>
      {orders.map((order) => (
        <li key={order.number} className={styles.order}>
          <a href={order.href}>{order.number}</a>
          <span>{order.placedAt}</span>
          <span>{order.state}</span>
          <span>{order.total}</span>
        </li>
      ))}
    </ul>
  );
}
