import { account as texts } from '#kernel/messages/nl-account';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button, ButtonLink } from '#ui/button.view';
import { accountPath, type OrderLine } from '../contract';
import styles from './account.module.css';
import { AccountField } from './account-field.view';
import { DashboardFrame, type DashboardView } from './dashboard-frame.view';

export type DashboardPageProps = {
  token: string;
  view: DashboardView;
  person: { firstName: string; lastName: string; phone: string; email: string };
  saved: boolean;
  orders: readonly OrderLine[];
};

/** What an account holder sees of himself: his data, his orders. */
export function DashboardPage({ token, view, person, saved, orders }: DashboardPageProps) {
  return (
    <DashboardFrame token={token} view={view} name={person.firstName}>
      {view === 'profile' ? (
        <Profile token={token} person={person} saved={saved} />
      ) : (
        <Orders orders={orders} />
      )}
    </DashboardFrame>
  );
}

function Profile({ token, person, saved }: Pick<DashboardPageProps, 'token' | 'person' | 'saved'>) {
  return (
    <form className={styles.form} method="post" action={accountPath.profile}>
      {saved && (
        <Alert tone="success">
          <p>{texts.saved}</p>
        </Alert>
      )}
      <input type="hidden" name={field.token} value={token} />
      <p>
        {texts.email}: {person.email}
      </p>
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
