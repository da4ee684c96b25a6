import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ToldWebhook } from '#features/connections/contract';
import { connections as limits } from '#kernel/limits-connections';
import { connectionTexts } from '#kernel/messages/nl-connections';
import { tell } from '../shell/toasts';
import { AddWebhook } from './add-webhook';
import styles from './connections.module.css';
import { Part } from './part';
import { Secret } from './secret';

const texts = connectionTexts.hooks;

type WebhooksProps = { webhooks: readonly ToldWebhook[]; reload: () => Promise<unknown> };

/** Programs that are told of events. */
export function Webhooks({ webhooks, reload }: WebhooksProps) {
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Part
      id="webhooks-title"
      heading={title}
      texts={texts}
      lead={texts.lead(limits.logDays)}
      lines={webhooks.map((one) => (
        <li key={one.id}>
          <Link href={`/koppelingen/${one.id}`} className={styles.name}>
            {one.url}
          </Link>
          <span className={styles.soft}>
            {one.events.map((event) => texts.names[event]).join(', ')}
          </span>
          <span className={one.failing > 0 ? styles.bad : styles.soft}>
            {one.isOn ? standsOf(one) : connectionTexts.off}
          </span>
        </li>
      ))}
      add={() => setAdding(true)}
    >
      {isAdding && (
        <AddWebhook
          close={() => setAdding(false)}
          made={(made) => {
            setAdding(false);
            setSecret(made);
            tell(texts.added);
            void reload();
          }}
        />
      )}
      {secret !== undefined && (
        <Secret
          secret={secret}
          close={() => {
            setSecret(undefined);
            title.current?.focus();
          }}
        />
      )}
    </Part>
  );
}

/** How it goes with what a program is told. */
export const standsOf = ({ notices, failing }: ToldWebhook): string =>
  notices === 0 ? texts.quiet : texts.stands(failing);
