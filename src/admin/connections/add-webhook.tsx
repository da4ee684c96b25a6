import { useState } from 'react';
import type { ToldSecret } from '#features/connections/contract';
import type { WebhookEvent } from '#features/webhooks/contract';
import { connectionTexts } from '#kernel/messages/nl-connections';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Dialog } from '../dialog';
import styles from './connections.module.css';
import { Events } from './events';

const texts = connectionTexts.hooks;

type AddWebhookProps = { close: () => void; made: (secret: string) => void };

/** Has a program elsewhere told of events from now on. */
export function AddWebhook({ close, made }: AddWebhookProps) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>([]);
  const { send, isBusy, errors } = useSending({ url, events }, 'webhook-');
  const add = () =>
    send(async () => {
      const body = { url, events };
      const { secret } = await call<ToldSecret>('POST', 'connections/webhooks', { body });
      made(secret);
    });
  return (
    <Dialog title={texts.add} close={close}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void add();
        }}
      >
        <TextField
          id="webhook-url"
          label={texts.url}
          hint={texts.urlHelp}
          type="url"
          autoComplete="off"
          value={url}
          error={errors.url}
          required
          alone
          onChange={(event) => setUrl(event.target.value)}
        />
        <Events id="webhook-events" chosen={events} change={setEvents} error={errors.events} />
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {texts.add}
        </Button>
      </form>
    </Dialog>
  );
}
