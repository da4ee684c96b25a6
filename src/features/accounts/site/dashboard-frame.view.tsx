import type { ReactNode } from 'react';
import { account as texts } from '#kernel/messages/nl-account';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { accountPath } from '../contract';
import styles from './account.module.css';

export type DashboardView = 'profile' | 'addresses' | 'orders' | 'wishlist';

const tabs: readonly DashboardView[] = ['orders', 'wishlist', 'addresses', 'profile'];

/** What stands under these begins without a title: the tab says it to who sees. */
const withoutTitle: readonly DashboardView[] = ['orders', 'addresses'];

/** What went wrong with another way in, or was broken off. */
export type Told = { tone: 'error' | 'notice'; text: string };

type Props = {
  token: string;
  view: DashboardView;
  name: string;
  told?: Told;
  /** Where the form of logging out goes. */
  logout?: string;
  children: ReactNode;
};

/** The account's own pages: who it is, what there is to see, and the way out. */
export function DashboardFrame(props: Props) {
  const { token, view, name, told, logout = accountPath.logout, children } = props;
  return (
    <div className={styles.page} data-dashboard-overview="">
      <ToldFirst told={told} />
      <div className={styles.head}>
        <h1 className={styles.title}>{texts.hello(name)}</h1>
        <form method="post" action={logout}>
          <input type="hidden" name={field.token} value={token} />
          <Button type="submit" kind="plain">
            {texts.logout}
          </Button>
        </form>
      </div>
      <nav className={styles.tabs} aria-label={texts.hello('')}>
        {tabs.map((tab) => (
          <a key={tab} href={accountPath[tab]} aria-current={view === tab ? 'page' : undefined}>
            {texts[tab]}
          </a>
        ))}
      </nav>
      {withoutTitle.includes(view) && <h2 className="visually-hidden">{texts[view]}</h2>}
      {children}
    </div>
  );
}

/** S8.1: an error of another way in stands before all else, and has the focus. */
export function ToldFirst({ told }: { told?: Told }) {
  if (!told) return null;
  if (told.tone === 'error') return <ErrorSummary title={told.text} />;
  return (
    <Alert tone="notice">
      <p>{told.text}</p>
    </Alert>
  );
}

/** A page of the dashboard that another feature fills. */
export const inDashboard = (props: Omit<Props, 'children'>, content: ReactNode) => (
  <DashboardFrame {...props}>{content}</DashboardFrame>
);
