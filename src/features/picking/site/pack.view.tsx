import type { ReactNode } from 'react';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { Alert } from '#ui/alert.view';
import { buttonClass } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import styles from '#ui/work/work.module.css';
import { WorkForm } from '#ui/work/work-form.view';
import { pickField, pickPath } from '../contract';
import { Article, type ArticleProps } from './article.view';
import own from './picking.module.css';

export type PackRow = {
  id: number;
  /** 'Bak 3' */
  box: string;
  number: string;
  name: string;
  when: string;
  isLate: boolean;
};

export type PackListProps = {
  token: string;
  rows: readonly PackRow[];
  /** Boxes whose orders were sent or cancelled elsewhere. */
  ended: readonly { id: number; number: string; title: string }[];
  /** The number that was typed, and what is wrong with it. */
  wrong?: { typed: string; error: string };
};

/** Orders in their boxes, what leaves first on top. */
export function PackList({ token, rows, ended, wrong }: PackListProps) {
  return (
    <>
      {ended.map(({ id, number, title }) => (
        <div key={id} className={own.below}>
          <Alert tone="notice" title={title}>
            <a href={pickPath.order(id)} className={styles.link}>
              {texts.lookAt(number)}
            </a>
          </Alert>
        </div>
      ))}
      <WorkForm action={pickPath.find} token={token} className={`${styles.inline} ${own.below}`}>
        <TextField
          id="pack-find"
          label={texts.find}
          name={pickField.code}
          autoComplete="off"
          className={styles.grow}
          {...(wrong && { defaultValue: wrong.typed, error: wrong.error, autoFocus: true })}
          required
          alone
        />
        <button type="submit" className={buttonClass('secondary')}>
          {texts.findButton}
        </button>
      </WorkForm>
      {rows.length === 0 ? (
        <p className={styles.empty}>{texts.nothingToPack}</p>
      ) : (
        <ol className={styles.rows}>
          {rows.map(({ id, box, number, name, when, isLate }) => (
            <li key={id} className={styles.row}>
              <span className={own.box}>{box}</span>
              <span className={styles.grow}>
                <a href={pickPath.order(id)} className={styles.link}>
                  {number}
                </a>{' '}
                {name}
                <br />
                <span className={isLate ? styles.late : styles.soft}>{when}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** `asks`: what is to be asked before it goes along. */
export type PackItem = ArticleProps & { variantId: number; quantity: number; asks?: string };

/** A parcel of the order that left before. */
export type LeftParcel = { id: number; when: string; items: readonly string[] };

/** Where it is sent, and its papers are. */
export type PackAt = { send: string; slip: string; label: string };

export type PackProps = {
  at: PackAt;
  token: string;
  /** Of this page's button: pressed twice it sends once. */
  sendKey: string;
  items: readonly PackItem[];
  back: readonly PackItem[];
  /** Pieces that don't go in this parcel, and those that lie nowhere. */
  rest: number;
  short: number;
  left: readonly LeftParcel[];
  address: readonly string[];
  way: string;
  carrier: string;
  remark: string;
  giftText?: string;
  /** Why it can't be sent. */
  problem?: string;
  /** What can be done instead. */
  children?: ReactNode;
};

/** One order on the table: what goes in, where it goes, and the button that sends it. */
export function Pack(props: PackProps) {
  const { at, token, sendKey, items, back, rest, short, left, address, remark, giftText, problem } =
    props;
  return (
    <>
      {problem && (
        <div className={own.below}>
          <Alert tone="error" title={problem} />
        </div>
      )}
      {giftText !== undefined && (
        <section className={own.gift} aria-label={texts.gift}>
          <p className={styles.strong}>{texts.gift}</p>
          <p>{giftText ? texts.giftText : texts.giftPlain}</p>
          {giftText && <blockquote>{giftText}</blockquote>}
        </section>
      )}
      {items.length > 0 ? (
        <Contents title={texts.contents} items={items} />
      ) : (
        back.length === 0 && <p className={own.below}>{texts.nothingHere}</p>
      )}
      {left.length > 0 && <Left parcels={left} />}
      {short > 0 && <p className={own.below}>{texts.restShort(short)}</p>}
      {rest > 0 && <p className={own.below}>{texts.restLater(rest)}</p>}
      {back.length > 0 && <Contents title={texts.putBackItems} items={back} />}
      <div className={own.columns}>
        <section aria-labelledby="pack-to">
          <h2 id="pack-to" className={styles.heading}>
            {texts.addressTitle}
          </h2>
          {address.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <section aria-labelledby="pack-way">
          <h2 id="pack-way" className={styles.heading}>
            {texts.way}
          </h2>
          <p>{props.way}</p>
          {remark && (
            <>
              <p className={styles.soft}>{texts.remark}</p>
              <p>{remark}</p>
            </>
          )}
        </section>
      </div>
      {!problem && items.length > 0 && (
        <>
          <Papers at={at} />
          <WorkForm
            action={at.send}
            token={token}
            hidden={{ [pickField.key]: sendKey }}
            className={own.send}
          >
            <p className={styles.soft}>{texts.sendTo(props.carrier)}</p>
            <button type="submit" className={buttonClass('primary', true)}>
              {texts.send}
            </button>
          </WorkForm>
        </>
      )}
      {props.children}
    </>
  );
}

function Papers({ at }: { at: Pick<PackAt, 'slip' | 'label'> }) {
  return (
    <p className={own.next}>
      <a href={at.slip} className={styles.link}>
        {texts.slip}
      </a>
      <a href={at.label} className={styles.link}>
        {texts.label}
      </a>
    </p>
  );
}

type PutBackProps = { action: string; token: string; isAny: boolean };

/** Where an order is laid back that isn't packed after all. */
export function PutBack({ action, token, isAny }: PutBackProps) {
  return (
    <details className={own.more}>
      <summary>{texts.putBack}</summary>
      <p>{isAny ? texts.putBackText : texts.putBackNone}</p>
      <WorkForm action={action} token={token} className={own.below}>
        <button type="submit" className={buttonClass('secondary')}>
          {texts.putBackButton}
        </button>
      </WorkForm>
    </details>
  );
}

/** A box that isn't packed any more: why, and what lies in it. */
export function OverBox(props: OverBoxProps) {
  const { at, items, isSent, sentText = texts.overSent, backText } = props;
  return (
    <>
      {isSent && (
        <>
          <p className={own.below}>{sentText}</p>
          <Papers at={at} />
        </>
      )}
      {items.length > 0 && backText && <p className={own.below}>{backText}</p>}
      {items.length > 0 && <Contents title={texts.inBox} items={items} />}
    </>
  );
}

export type OverBoxProps = {
  at: Pick<PackAt, 'slip' | 'label'>;
  items: readonly PackItem[];
  isSent: boolean;
  sentText?: string;
  /** What became of pieces that go back to their place. */
  backText?: string;
};

function Left({ parcels }: { parcels: readonly LeftParcel[] }) {
  return (
    <section className={styles.panel} aria-label={texts.leftTitle}>
      <h2 className={styles.heading}>{texts.leftTitle}</h2>
      <ul className={styles.rows}>
        {parcels.map(({ id, when, items }) => (
          <li key={id} className={styles.row}>
            <span className={styles.grow}>
              {items.join(', ')}
              <br />
              <span className={styles.soft}>{when}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contents({ title, items }: { title: string; items: readonly PackItem[] }) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.rows}>
        {items.map(({ quantity, asks, ...item }) => (
          <li key={item.variantId} className={own.line}>
            <Article {...item}>
              <p className={own.boxes}>
                <span className={own.pieces}>{texts.pieces(quantity)}</span>
              </p>
              {asks && <p className={own.asks}>{asks}</p>}
            </Article>
          </li>
        ))}
      </ul>
    </section>
  );
}
