import { useQuery } from '@tanstack/react-query';
import type { ToldAccount } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { staffAccountTexts as texts } from '#kernel/messages/nl-staff-account';
import { call } from '../calls';
import { Failed } from '../failed';
import { useStart } from '../start';
import { useTitle } from '../use-title';
import styles from './account.module.css';
import { Factor } from './factor';
import { Name } from './name';
import { Passkeys } from './passkeys';
import { Password } from './password';
import { Sessions } from './sessions';

/** A member's own page: who he is, how he logs in, and where he did. */
export default function AccountPage() {
  const { mustSetUp } = useStart();
  const { data, error, refetch } = useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => call<ToldAccount>('GET', 'account', { signal }),
  });
  const title = mustSetUp ? texts.mustSetUp : texts.title;
  useTitle(title);
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {mustSetUp && <p className={styles.lead}>{texts.mustSetUpText}</p>}
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && (
        <div className={styles.parts}>
          {!mustSetUp && <Name account={data} reload={refetch} />}
          <Factor account={data} reload={refetch} />
          <Passkeys account={data} reload={refetch} />
          {!mustSetUp && (
            <>
              <Password reload={refetch} />
              <Sessions account={data} reload={refetch} />
            </>
          )}
        </div>
      )}
    </>
  );
}
