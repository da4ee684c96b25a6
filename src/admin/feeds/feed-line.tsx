import { useState } from 'react';
import type { ToldFeed, ToldFeeds } from '#features/feeds/contract';
import { feedTexts as texts } from '#kernel/messages/nl-feeds';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Confirm } from '../confirm';
import form from '../form/form.module.css';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import { tell } from '../shell/toasts';
import today from '../today/today.module.css';
import styles from './feeds.module.css';

type FeedLineProps = { feed: ToldFeed; all: ToldFeeds; show: (next: ToldFeeds) => void };

/** One feed: where it is, whether it can be asked for, and when it last was. */
export function FeedLine({ feed, all, show }: FeedLineProps) {
  const [isAsked, ask] = useState(false);
  const { send, isBusy } = useSending();
  const { name, address, isOn, askedAt } = feed;
  const title = texts.names[name];
  const set = async (next: boolean) => {
    ask(false);
    const isSet = await send(async () =>
      show(await call<ToldFeeds>('PUT', `feeds/${name}`, { body: { isOn: next } })),
    );
    if (isSet) tell(next ? texts.isOn(title) : texts.isOff(title));
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      tell(texts.copied);
    } catch {
      tell(texts.copyFailed);
    }
  };
  const coded = all.stores.filter(({ code }) => code !== '').length;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>{title}</h2>
        <span className={isOn ? list.online : list.state}>{isOn ? texts.on : texts.off}</span>
      </div>
      <p className={form.help}>{texts.whats[name]}</p>
      <p className={styles.address}>
        <span className="visually-hidden">{texts.address}: </span>
        {address}
      </p>
      <p className={today.soft}>
        {name === 'stores' && `${texts.withCodes(coded, all.stores.length)} · `}
        {askedAt === null ? texts.neverAsked : texts.asked(whenOf(askedAt))}
      </p>
      <div className={styles.acts}>
        <Button
          type="button"
          kind="secondary"
          aria-label={texts.copyOf(title)}
          onClick={() => void copy()}
        >
          {texts.copy}
        </Button>
        {all.maySet && (
          <Button
            type="button"
            kind={isOn ? 'secondary' : 'primary'}
            disabled={isBusy}
            aria-label={isOn ? texts.switchOffOf(title) : texts.switchOnOf(title)}
            onClick={() => (isOn ? ask(true) : void set(true))}
          >
            {isOn ? texts.switchOff : texts.switchOn}
          </Button>
        )}
      </div>
      <Confirm
        isOpen={isAsked}
        title={texts.offSure(title)}
        text={texts.offText}
        action={texts.switchOff}
        close={() => ask(false)}
        confirm={() => void set(false)}
      />
    </>
  );
}
