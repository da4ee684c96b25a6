import type { ReactNode } from 'react';
import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import { buttonClass } from '#ui/button.view';
import { ErrorSummary, errorLines } from '#ui/error-summary.view';
import { Select } from '#ui/select.view';
import { described, FieldFrame } from '#ui/text-field.view';
import styles from '#ui/work/work.module.css';
import { WorkForm } from '#ui/work/work-form.view';
import { transferField } from '../contract';
import type { ToldTransfer } from './shapes';

/** The id of where a new one goes. */
const TO = 'transfer-to';

export type TransferListProps = {
  base: string;
  token: string;
  incoming: readonly ToldTransfer[];
  different: readonly ToldTransfer[];
  drafts: readonly ToldTransfer[];
  outgoing: readonly ToldTransfer[];
  over: readonly ToldTransfer[];
  /** Where pieces can be sent to from here. */
  places: readonly { id: number; title: string }[];
  error?: string;
};

/** What is underway to a place and from it, and what came otherwise than it was sent. */
export function TransferList(props: TransferListProps) {
  const { incoming, different, drafts, outgoing, over } = props;
  return (
    <>
      {props.error && (
        <div className={styles.panel}>
          <ErrorSummary title={texts.checkForm} lines={errorLines([[TO, props.error]])} />
        </div>
      )}
      {different.length > 0 && (
        <Section id="different" title={texts.different} rows={different}>
          <p className={styles.after}>{texts.differentLead}</p>
        </Section>
      )}
      <Section id="incoming" title={texts.incoming} rows={incoming} none={texts.incomingNone} />
      {drafts.length > 0 && <Section id="drafts" title={texts.drafts} rows={drafts} />}
      <Start {...props} />
      <Section id="outgoing" title={texts.outgoing} rows={outgoing} none={texts.outgoingNone} />
      {over.length > 0 && <Section id="over" title={texts.over} rows={over} />}
    </>
  );
}

type SectionProps = {
  id: string;
  title: string;
  rows: readonly ToldTransfer[];
  none?: string;
  children?: ReactNode;
};

function Section({ id, title, rows, none, children }: SectionProps) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
      {rows.length === 0 ? (
        <p className={styles.empty}>{none}</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map(({ id: row, href, number, where, what, who }) => (
            <li key={row} className={styles.row}>
              <span className={styles.grow}>
                <a href={href} className={`${styles.link} ${styles.strong}`}>
                  {number}: {where}
                </a>
                <br />
                {what}
                <br />
                <span className={`${styles.soft} ${styles.small}`}>{who}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Start({ base, token, places, error }: TransferListProps) {
  const to = { id: TO, error };
  return (
    <section className={styles.panel} aria-labelledby="transfer-start">
      <h2 id="transfer-start" className={styles.heading}>
        {texts.start}
      </h2>
      <WorkForm action={base} token={token} className={styles.form}>
        <FieldFrame {...to} label={texts.destination}>
          <Select {...described(to)} name={transferField.to} defaultValue="">
            <option value="">{texts.choose}</option>
            {places.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </FieldFrame>
        <p>
          <button type="submit" className={buttonClass('secondary')}>
            {texts.begin}
          </button>
        </p>
      </WorkForm>
    </section>
  );
}
