import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldMailWhole } from '#features/operations/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { operationsTexts } from '#kernel/messages/nl-operations';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Confirm } from '../confirm';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { exactlyWhen } from '../moments';
import { ForRight } from '../refused';
import { tell } from '../shell/toasts';
import { useTitle } from '../use-title';
import styles from './operations.module.css';

const texts = operationsTexts.post;

/** A mail as it was sent, and sent again. */
export default function MailPage({ id }: { id: string }) {
  return (
    <ForRight right="operations" title={texts.title}>
      <Mail id={id} />
    </ForRight>
  );
}

function Mail({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['mail', id],
    queryFn: ({ signal }) =>
      call<ToldMailWhole>('GET', `mails/${encodeURIComponent(id)}`, { signal }),
    // Who reads it is noted: it isn't read anew without being asked for.
    ...{ staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  });
  useTitle(data?.subject ?? texts.title);
  return (
    <>
      <Link href="/post" className={styles.back}>
        {texts.back}
      </Link>
      <h1 className={list.title}>{data?.subject ?? texts.title}</h1>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && (
        <>
          <dl className={styles.facts}>
            <dt>{texts.to}</dt>
            <dd>{data.to}</dd>
            {data.replyTo !== null && (
              <>
                <dt>{texts.replyTo}</dt>
                <dd>{data.replyTo}</dd>
              </>
            )}
            <dt>{texts.when}</dt>
            <dd>
              <time dateTime={data.at}>{exactlyWhen(data.at)}</time>,{' '}
              {(data.isSent ? texts.sent : texts.kept).toLowerCase()}
            </dd>
          </dl>
          <Again mail={data} />
          <iframe className={styles.frame} title={texts.frame} src={data.preview} />
          <details className={styles.text}>
            <summary>{texts.asText}</summary>
            <pre>{data.text}</pre>
          </details>
        </>
      )}
    </>
  );
}

function Again({ mail: { id, to } }: { mail: ToldMailWhole }) {
  const [asks, setAsks] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // However often the answer is lost: one press sends one mail.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = async () => {
    setAsks(false);
    setBusy(true);
    try {
      await call('POST', `mails/${id}/again`, { body: { key } });
      setKey(crypto.randomUUID());
      tell(texts.againDone(to));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tell(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <p>
      <Button kind="secondary" aria-disabled={isBusy || undefined} onClick={() => setAsks(true)}>
        {isBusy ? texts.againing : texts.again}
      </Button>
      <Confirm
        title={texts.again}
        text={texts.againSure(to)}
        action={texts.again}
        isOpen={asks}
        close={() => setAsks(false)}
        confirm={() => void send()}
      />
    </p>
  );
}
