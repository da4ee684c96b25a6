import { useState } from 'react';
import type { ToldWebhook } from '#features/connections/contract';
import type { WebhookEvent } from '#features/webhooks/contract';
import { connectionTexts } from '#kernel/messages/nl-connections';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { tell } from '../shell/toasts';
import styles from './connections.module.css';
import { Events } from './events';

const texts = connectionTexts.hooks;

type WebhookFormProps = { webhook: ToldWebhook; path: string; reload: () => Promise<unknown> };

/** Of what a program is told, to be changed. */
export function WebhookForm({ webhook, path, reload }: WebhookFormProps) {
  const [events, setEvents] = useState<WebhookEvent[]>([...webhook.events]);
  const { send, isBusy, errors } = useSending({ events }, 'webhook-');
  const save = async () => {
    if (!(await send(() => call('PATCH', path, { body: { events } })))) return;
    tell(texts.saved);
    await reload();
    document.getElementById('webhook-events')?.focus();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <Events id="webhook-events" chosen={events} change={setEvents} error={errors.events} />
      {String(events) !== String(webhook.events) && (
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {texts.save}
        </Button>
      )}
    </form>
  );
}
