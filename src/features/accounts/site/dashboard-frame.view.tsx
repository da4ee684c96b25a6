import type { ReactNode } from 'react';
import { account as texts } from '#kernel/messages/nl-account';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { accountPath } from '../contract';
import styles from './account.module.css';

export type DashboardView = 'profile' | 'addresses' | 'orders' | 'wishlist';

const tabs: readonly DashboardView[] = ['profile', 'addresses', 'orders', 'wishlist'];

type Props = { token: string; view: DashboardView; name: string; children: ReactNode };

/** The account's own pages: who it is, what there is to see, and the way out. */
export function DashboardFrame({ token, view, name, children }: Props) {
  return (
    <div className={styles.page} data-dashboard-overview="">
      <div className={styles.head}>
        <h1 className={styles.title}>{texts.hello(name)}</h1>
        <form method="post" action={accountPath.logout}>
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
      {children}
    </div>
  );
}

/** A page of the dashboard that another feature fills. */
export const inDashboard = (props: Omit<Props, 'children'>, content: ReactNode) => (
  <DashboardFrame {...props}>{content}</DashboardFrame>
);
