import { useQuery } from '@tanstack/react-query';
import type { ToldMail } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { officeTexts } from '#kernel/messages/nl-office';
import { call } from '../calls';
import { Dialog } from '../dialog';
import { Failed } from '../failed';
import { whenOf } from '../moments';
import styles from './orders.module.css';

const texts = customerTexts.mails;

type Props = { number: string; id: number; close: () => void };

/** A mail as its receiver read it, without what its links open. */
export function MailDialog({ number, id, close }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['order', number, 'mail', id],
    queryFn: ({ signal }) => call<ToldMail>('GET', `orders/${number}/mails/${id}`, { signal }),
  });
  return (
    <Dialog title={data?.subject ?? texts.which} close={close}>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && (
        <>
          <p className={styles.soft}>
            {data.isSent
              ? texts.sent(data.to, whenOf(data.at))
              : texts.kept(data.to, whenOf(data.at))}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its frame is scrolled by keyboard */}
          <pre className={styles.mail} tabIndex={0}>
            {data.text}
          </pre>
        </>
      )}
    </Dialog>
  );
}
