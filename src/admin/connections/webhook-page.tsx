import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { connectionTexts } from '#kernel/messages/nl-connections';
import { officeTexts } from '#kernel/messages/nl-office';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Confirm } from '../confirm';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import operations from '../operations/operations.module.css';
import { ForRight } from '../refused';
import { tell } from '../shell/toasts';
import { useTitle } from '../use-title';
import styles from './connections.module.css';
import { Log } from './log';
import { useLog } from './use-log';
import { WebhookForm } from './webhook-form';
import { standsOf } from './webhooks';

const texts = connectionTexts.hooks;

/** A program that is told of events: of which, and how that went. */
export default function WebhookPage({ id }: { id: string }) {
  return (
    <ForRight right="connections" title={connectionTexts.title}>
      <Webhook id={id} />
    </ForRight>
  );
}

function Webhook({ id }: { id: string }) {
  const { data, error, refetch, fetchNextPage, hasNextPage } = useLog(id);
  const webhook = data?.pages[0]?.webhook;
  const client = useQueryClient();
  const [, go] = useLocation();
  const [asks, setAsks] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { send, isBusy } = useSending();
  useTitle(webhook?.url ?? connectionTexts.title);
  const path = `connections/webhooks/${encodeURIComponent(id)}`;
  const reload = () => client.invalidateQueries({ queryKey: ['connections'] });
  const turn = async (isOn: boolean) => {
    if (!(await send(() => call('PATCH', path, { body: { isOn } })))) return;
    tell(isOn ? texts.turnedOn : texts.turnedOff);
    await reload();
  };
  const test = async () => {
    if (!(await send(() => call('POST', `${path}/test`, { body: {} })))) return;
    tell(texts.tested);
    await reload();
  };
  const remove = async () => {
    setAsks(false);
    if (!(await send(() => call('DELETE', path, { body: {} })))) return;
    tell(texts.removed);
    go('/koppelingen');
    client.removeQueries({ queryKey: ['connections', 'log', id] });
    await reload();
  };
  return (
    <>
      <Link href="/koppelingen" className={operations.back}>
        {connectionTexts.back}
      </Link>
      <h1 ref={title} tabIndex={-1} className={`${list.title} ${styles.address}`}>
        {webhook?.url ?? connectionTexts.title}
      </h1>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {webhook && (
        <>
          <p className={`${styles.standing} ${webhook.failing > 0 ? styles.bad : styles.soft}`}>
            {webhook.isOn ? standsOf(webhook) : connectionTexts.off}
          </p>
          <WebhookForm webhook={webhook} path={path} reload={reload} key={String(webhook.events)} />
          <div className={styles.deeds}>
            <Button
              type="button"
              kind="secondary"
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && void test()}
            >
              {texts.test}
            </Button>
            <Button
              type="button"
              kind="secondary"
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && void turn(!webhook.isOn)}
            >
              {webhook.isOn ? texts.turnOff : texts.turnOn}
            </Button>
            <Button type="button" kind="secondary" onClick={() => setAsks(true)}>
              {texts.remove}
            </Button>
          </div>
          <p className={styles.soft}>{texts.offText}</p>
          <Log
            deliveries={data.pages.flatMap(({ deliveries }) => deliveries)}
            isOn={webhook.isOn}
            more={hasNextPage ? () => void fetchNextPage() : undefined}
            reload={reload}
          />
          <Confirm
            isOpen={asks}
            title={texts.removeSure}
            text={texts.removeText}
            action={texts.remove}
            close={() => setAsks(false)}
            confirm={() => void remove()}
          />
        </>
      )}
    </>
  );
}
