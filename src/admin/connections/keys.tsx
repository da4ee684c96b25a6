import { useRef, useState } from 'react';
import type { ToldKey } from '#features/connections/contract';
import { api } from '#kernel/limits-api';
import { connectionTexts } from '#kernel/messages/nl-connections';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Confirm } from '../confirm';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import { tell } from '../shell/toasts';
import { AddKey } from './add-key';
import styles from './connections.module.css';
import { Part } from './part';
import { Secret } from './secret';

const texts = connectionTexts.keys;

type KeysProps = { keys: readonly ToldKey[]; reload: () => Promise<unknown> };

/** Keys by which programs elsewhere ask the API. */
export function Keys({ keys, reload }: KeysProps) {
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<{ clientId: string; secret: string }>();
  const [asked, ask] = useState<ToldKey>();
  const title = useRef<HTMLHeadingElement>(null);
  const { send } = useSending();
  const remove = async ({ clientId }: ToldKey) => {
    ask(undefined);
    const path = `connections/keys/${encodeURIComponent(clientId)}`;
    const isGone = await send(() => call('DELETE', path, { body: {} }));
    if (isGone) tell(texts.removed);
    await reload();
    title.current?.focus();
  };
  return (
    <Part
      id="keys-title"
      heading={title}
      texts={texts}
      lead={
        <>
          {texts.lead} <a href="/api/docs">{texts.docs}</a>
        </>
      }
      lines={keys.map((one) => (
        <li key={one.clientId}>
          <span className={styles.name}>{one.clientId}</span>
          <span className={styles.soft}>{texts.scopes[one.scope]}</span>
          <span className={styles.soft}>{lastOf(one)}</span>
          <button
            type="button"
            className={list.step}
            aria-label={texts.removeOf(one.clientId)}
            onClick={() => ask(one)}
          >
            {texts.remove}
          </button>
        </li>
      ))}
      add={() => setAdding(true)}
    >
      {isAdding && (
        <AddKey
          close={() => setAdding(false)}
          made={(key) => {
            setAdding(false);
            setMade(key);
            tell(texts.made);
            void reload();
          }}
        />
      )}
      {made && (
        <Secret
          {...made}
          close={() => {
            setMade(undefined);
            title.current?.focus();
          }}
        />
      )}
      <Confirm
        isOpen={asked !== undefined}
        title={texts.removeSure(asked?.clientId ?? '')}
        text={texts.removeText}
        action={texts.remove}
        close={() => ask(undefined)}
        confirm={() => asked && void remove(asked)}
      />
    </Part>
  );
}

const DAY = 86_400_000;

const lastOf = ({ usedAt, createdAt }: ToldKey): string => {
  if (usedAt !== null) return texts.used(whenOf(usedAt));
  // What was made later than that wasn't used at all.
  const isNew = Date.now() - Date.parse(createdAt) < api.refreshToken;
  return isNew ? texts.since(whenOf(createdAt)) : texts.unused(api.refreshToken / DAY);
};
