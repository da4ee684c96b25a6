import { picking as limits } from '#kernel/limits-picking';
import { storeSendTexts as texts } from '#kernel/messages/nl-store-send';
import { buttonClass } from '#ui/button.view';
import styles from '#ui/work/work.module.css';
import { WorkForm } from '#ui/work/work-form.view';
import { callHref } from '../../stores/contract';
import { pickField, pickPath } from '../contract';

export type HoldersProps = {
  /** Of what is short. */
  id: number;
  token: string;
  what: string;
  /** Stores that have it, who can send it first. */
  holders: readonly {
    storeId: number;
    title: string;
    phone: string;
    pieces: number;
    sends: boolean;
    hasWhole: boolean;
  }[];
};

/** The stores that have what no warehouse has: to call, or to have it sent by. */
export function Holders({ holders, ...about }: HoldersProps) {
  if (holders.length === 0) return <p className={styles.soft}>{texts.noHolders}</p>;
  const first = holders.slice(0, limits.holdersShown);
  const rest = holders.slice(limits.holdersShown);
  const canSend = holders.some(({ sends }) => sends);
  return (
    <>
      <p className={styles.soft}>{texts.holders}</p>
      <List {...about} holders={first} />
      {rest.length > 0 && (
        <details className={styles.details}>
          <summary>
            {texts.more(rest.length)}
            <span className="visually-hidden">{`: ${about.what}`}</span>
          </summary>
          <List {...about} holders={rest} />
        </details>
      )}
      <p id={`ask-${about.id}`} className={`${styles.soft} ${styles.small}`}>
        {canSend ? texts.askHint : texts.noSender}
      </p>
    </>
  );
}

function List({ id, token, what, holders }: HoldersProps) {
  return (
    <ul className={styles.rows}>
      {holders.map(({ storeId, title, phone, pieces, sends, hasWhole }) => (
        <li key={storeId} className={styles.row}>
          <span className={styles.grow}>
            {texts.holder(title, pieces)}
            {phone && (
              <>
                {' '}
                <a href={callHref(phone)} className={styles.link}>
                  {phone}
                </a>
              </>
            )}
          </span>
          {sends && (
            <WorkForm
              action={pickPath.askStore(id)}
              token={token}
              hidden={{ [pickField.store]: storeId }}
              className={styles.inline}
            >
              <button
                type="submit"
                className={buttonClass('secondary')}
                aria-describedby={`ask-${id}`}
              >
                {texts.ask(title)}
                <span className="visually-hidden">{`: ${what}`}</span>
              </button>
              {hasWhole && (
                <button
                  type="submit"
                  name={pickField.whole}
                  value="1"
                  className={buttonClass('secondary')}
                  aria-describedby={`ask-${id}`}
                >
                  {texts.askWhole(title)}
                </button>
              )}
            </WorkForm>
          )}
        </li>
      ))}
    </ul>
  );
}
