import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import { Alert } from '#ui/alert.view';
import { buttonClass } from '#ui/button.view';
import styles from '#ui/work/work.module.css';
import { WorkForm } from '#ui/work/work-form.view';
import { transferPath } from '../contract';
import type { ToldLine } from './shapes';

export type ToldProps = {
  id: number;
  base: string;
  token: string;
  lines: readonly ToldLine[];
  /** Who began, sent and took it in, and when. */
  story: readonly string[];
  isUnderway: boolean;
  /** Something else came than was sent; `mayClose`: its sender didn't say yet that he read so. */
  differs: boolean;
  isSender: boolean;
  mayClose: boolean;
};

const countOf = ({ sent, received }: ToldLine): string => {
  if (received === undefined) return texts.sentOf(sent);
  if (sent === 0) return texts.cameExtra(received);
  return received === sent ? texts.cameAll(received) : texts.cameOf(received, sent);
};

/** A transfer that left: what is in it, or what came of it. */
export function Told(props: ToldProps) {
  const { id, base, token, lines, story, isUnderway, differs, isSender, mayClose } = props;
  return (
    <>
      {differs && (
        <div className={styles.panel}>
          <Alert tone="notice" title={texts.differs}>
            <p>{isSender ? texts.differsSender : texts.differsReceiver}</p>
          </Alert>
        </div>
      )}
      {isUnderway && <p>{texts.underwayText}</p>}
      <ul className={`${styles.rows} ${styles.spaced}`}>
        {lines.map((line) => (
          <li key={line.variantId} className={styles.row}>
            <span className={styles.grow}>
              <span className={styles.strong}>{line.name}</span>
              <br />
              <span className={`${styles.soft} ${styles.small}`}>{line.numbers}</span>
            </span>
            <span className={line.received === undefined ? undefined : differsIn(line)}>
              {countOf(line)}
              {line.note && `: ${line.note}`}
            </span>
          </li>
        ))}
      </ul>
      {mayClose && (
        <WorkForm action={transferPath.seen(base, id)} token={token} className={styles.panel}>
          <button type="submit" className={buttonClass()}>
            {texts.seen}
          </button>
        </WorkForm>
      )}
      {story.map((text) => (
        <p key={text} className={`${styles.soft} ${styles.small}`}>
          {text}
        </p>
      ))}
      <p>
        <a href={transferPath.note(base, id)} className={styles.link}>
          {texts.note}
        </a>
      </p>
    </>
  );
}

const differsIn = ({ sent, received }: ToldLine): string | undefined =>
  sent === received ? undefined : styles.late;
