import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { previewDays, type ToldPreviewLink } from '#features/office/contract';
import { previewTexts as texts } from '#kernel/messages/nl-preview';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Dialog } from '../dialog';
import styles from '../plan/plan.module.css';
import { fullWhen } from '../plan/when';
import { tell } from '../shell/toasts';
import { type LookAs, paramsOf, readLook, tellLook } from './look';

const WEEK = 7;

/** In words how a link's page is looked at; nothing for as it is. */
const toldLook = (look: string): string[] => {
  const told = tellLook(readLook(look));
  return told === '' ? [] : [texts.shownAs(told)];
};

/** A link as it is seen once, when it is made. */
type Made = { id: number; href: string };

type ShareProps = {
  pageId: number;
  /** How the page is looked at: the link keeps it. */
  as: LookAs | undefined;
  close: () => void;
  /** Sees to it that the server has the draft. */
  save: () => Promise<boolean>;
};

/** Links by which somebody without an account sees the draft: made, listed, taken back. */
export default function Share({ pageId, as = {}, close, save }: ShareProps) {
  const id = useId();
  const [days, setDays] = useState<number>(WEEK);
  const [made, setMade] = useState<Made>();
  const list = useRef<HTMLHeadingElement>(null);
  const [wrong, setWrong] = useState('');
  const { data, refetch } = useQuery({
    queryKey: ['links', pageId],
    queryFn: ({ signal }) => call<ToldPreviewLink[]>('GET', `pages/${pageId}/links`, { signal }),
    staleTime: 0,
  });
  const run = async (what: () => Promise<void>) => {
    setWrong('');
    try {
      await what();
      await refetch();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setWrong(error.message);
    }
  };
  const make = () =>
    run(async () => {
      await save();
      setMade(
        await call<Made>('POST', `pages/${pageId}/links`, { body: { days, look: paramsOf(as) } }),
      );
    });
  const end = (link: ToldPreviewLink) =>
    run(async () => {
      await call('DELETE', `pages/${pageId}/links/${link.id}`);
      // Nobody copies a link that leads nowhere.
      setMade((shown) => (shown?.id === link.id ? undefined : shown));
      // What was pressed goes with its line.
      list.current?.focus();
      tell(texts.ended);
    });
  return (
    <Dialog title={texts.title} close={close}>
      <p>{texts.lead}</p>
      {tellLook(as) !== '' && <p>{texts.linkLook(tellLook(as))}</p>}
      {wrong && (
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
      <div className={styles.moment}>
        <div>
          <label htmlFor={`${id}-days`}>{texts.days}</label>
          <select
            id={`${id}-days`}
            className={styles.line}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {previewDays.map((one) => (
              <option key={one} value={one}>
                {texts.dayCount(one)}
              </option>
            ))}
          </select>
        </div>
        <Button type="button" onClick={() => void make()}>
          {texts.make}
        </Button>
      </div>
      {made && (
        <div className={styles.part} role="status">
          <p>{texts.made}</p>
          <div className={styles.moment}>
            <input
              className={styles.line}
              aria-label={texts.address}
              readOnly
              value={made.href}
              onFocus={({ target }) => target.select()}
            />
            <Button
              type="button"
              kind="secondary"
              onClick={() =>
                void navigator.clipboard.writeText(made.href).then(() => tell(texts.copied))
              }
            >
              {texts.copy}
            </Button>
          </div>
        </div>
      )}
      <h3 ref={list} tabIndex={-1} className={styles.heading}>
        {texts.links}
      </h3>
      {data?.length === 0 && <p className={styles.soft}>{texts.noLinks}</p>}
      <ul className={styles.list}>
        {data?.map((link) => (
          <li key={link.id} className={styles.item}>
            <p>
              {texts.until(fullWhen(link.endsAt))}{' '}
              <span className={styles.soft}>{[link.by, ...toldLook(link.look)].join(' · ')}</span>
            </p>
            <button type="button" className={styles.plain} onClick={() => void end(link)}>
              {texts.end}{' '}
              <span className="visually-hidden">{texts.until(fullWhen(link.endsAt))}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
