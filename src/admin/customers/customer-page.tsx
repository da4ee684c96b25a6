import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from 'wouter';
import type { ToldCustomerDetails } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { officeTexts } from '#kernel/messages/nl-office';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { dayOf } from '../moments';
import styles from '../orders/orders.module.css';
import { OrdersTable } from '../orders/orders-table';
import { ForRight } from '../refused';
import { tell } from '../shell/toasts';
import { useStart } from '../start';
import { useTitle } from '../use-title';
import { saveFile } from './save-file';

const texts = customerTexts.customers;

/** One customer: his orders, and what is kept of him. */
export default function CustomerPage() {
  const email = new URLSearchParams(useSearch()).get('email') ?? '';
  return (
    <ForRight right="orders" title={customerTexts.customer}>
      <Customer email={email} key={email} />
    </ForRight>
  );
}

function Customer({ email }: { email: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['customer', email],
    queryFn: ({ signal }) =>
      call<ToldCustomerDetails>('GET', `customers/one?email=${encodeURIComponent(email)}`, {
        signal,
      }),
  });
  useTitle(email || customerTexts.customer);
  return (
    <>
      <Link href="/klanten" className={styles.back}>
        {texts.back}
      </Link>
      <h1 className={list.title}>{email || customerTexts.customer}</h1>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && (
        <>
          <p className={styles.lead}>
            {data.name !== '' && <span>{data.name}</span>}
            <span>
              {data.accountSince
                ? `${texts.account} ${texts.accountSince(dayOf(data.accountSince))}`
                : texts.noAccount}
            </span>
            <span>{texts.orders(data.orders)}</span>
          </p>
          <div className={styles.columns}>
            <section className={styles.part}>
              <h2>{texts.latest}</h2>
              {data.latest.length < data.orders && (
                <p className={styles.soft}>{texts.more(data.latest.length)}</p>
              )}
              {data.latest.length > 0 ? (
                <OrdersTable label={texts.latest} orders={data.latest} ofOne />
              ) : (
                <p>{texts.noOrders}</p>
              )}
            </section>
            <div className={styles.parts}>
              <PersonalData email={email} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** All that is kept of somebody, as a file. */
function PersonalData({ email }: { email: string }) {
  const { member } = useStart();
  const { send, isBusy } = useSending();
  const download = async () => {
    const run = async () => {
      const data = await call<object>('POST', 'customers/export', { body: { email } });
      const day = new Date().toISOString().slice(0, 10);
      saveFile(customerTexts.data.file(email, day), JSON.stringify(data, null, 2));
    };
    if (await send(run)) tell(customerTexts.data.done);
  };
  return (
    <section className={styles.part}>
      <h2>{customerTexts.data.title}</h2>
      <p className={styles.soft}>{customerTexts.data.text}</p>
      {member.special.includes('personal-data') ? (
        <div>
          <Button
            type="button"
            kind="secondary"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && void download()}
          >
            {customerTexts.data.action}
          </Button>
        </div>
      ) : (
        <p>{customerTexts.data.notYours}</p>
      )}
    </section>
  );
}
