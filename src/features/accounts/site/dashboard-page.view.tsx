import { account as texts } from '#kernel/messages/nl-account';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button, ButtonLink } from '#ui/button.view';
import { accountPath, type OrderLine } from '../contract';
import styles from './account.module.css';
import { AccountField } from './account-field.view';

export type DashboardPageProps = {
  token: string;
  view: 'profile' | 'orders';
  person: { firstName: string; lastName: string; phone: string; email: string };
  saved: boolean;
  orders: readonly OrderLine[];
};

/** What an account holder sees of himself: his data and his orders. */
export function DashboardPage({ token, view, person, saved, orders }: DashboardPageProps) {
  return (
    <div className={styles.page} data-dashboard-overview="">
      <div className={styles.head}>
        <h1 className={styles.title}>{texts.hello(person.firstName)}</h1>
        <form method="post" action={accountPath.logout}>
          <input type="hidden" name={field.token} value={token} />
          <Button type="submit" kind="plain">
            {texts.logout}
          </Button>
        </form>
      </div>
      <nav className={styles.tabs} aria-label={texts.hello('')}>
        <a href={accountPath.profile} aria-current={view === 'profile' ? 'page' : undefined}>
          {texts.profile}
        </a>
        <a href={accountPath.orders} aria-current={view === 'orders' ? 'page' : undefined}>
          {texts.orders}
        </a>
      </nav>
      {view === 'profile' ? (
        <Profile token={token} person={person} saved={saved} />
      ) : (
        <Orders orders={orders} />
      )}
    </div>
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
