import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { Alert } from '#ui/alert.view';
import { buttonClass } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import styles from '#ui/work/work.module.css';
import { WorkForm } from '#ui/work/work-form.view';
import { pickField, pickPath } from '../contract';
import { FoundLine, type LineProps, ToFindLine } from './line.view';
import own from './picking.module.css';

export type ListProps = {
  id: number;
  token: string;
  /** Of this page's scan: sent twice it counts once. */
  scanKey: string;
  lines: readonly LineProps[];
  /** What was said to lie nowhere: it may turn up while one walks. */
  lost: readonly { variantId: number; name: string; pieces: number }[];
  gone: readonly { number: string; box: number }[];
  /** Pieces that lie in a box and were taken out of its order. */
  extra: readonly string[];
  boxes: readonly { box: number; number: string }[];
  /** What came of the scan before: the next can be made at once. */
  scanned?: { tone: 'success' | 'error'; title: string; text?: string };
};

const SCAN = 'pick-scan';
const TOLD = 'pick-told';

/** A walk past the shelves: what is still to be found, in the order of the way. */
export function List(props: ListProps) {
  const { id, token, lines, gone, extra, boxes } = props;
  const left = lines.filter(({ picked, wanted }) => picked < wanted);
  const found = lines.filter(({ picked, wanted }) => picked >= wanted);
  const about = { listId: id, token };
  return (
    <>
      <Scan {...props} />
      {gone.map(({ number, box }) => (
        <Alert key={number} tone="notice" title={texts.gone}>
          <p>{texts.goneText(number, box)}</p>
        </Alert>
      ))}
      {extra.length > 0 && (
        <Alert tone="notice" title={texts.gone}>
          {extra.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      )}
      {left.length === 0 && <Finish id={id} token={token} isWhole />}
      {left.length > 0 && (
        <section className={styles.panel} aria-labelledby="to-find">
          <h2 id="to-find" className={styles.heading}>
            {texts.toFind}
          </h2>
          <ol className={styles.rows}>
            {left.map((line) => (
              <ToFindLine key={line.variantId} {...line} {...about} />
            ))}
          </ol>
        </section>
      )}
      {found.length > 0 && (
        <details className={own.more}>
          <summary>{texts.found(found.length)}</summary>
          <ul className={styles.rows}>
            {found.map((line) => (
              <FoundLine key={line.variantId} {...line} {...about} />
            ))}
          </ul>
        </details>
      )}
      <Lost {...props} />
      <details className={own.more}>
        <summary>{texts.boxes}</summary>
        <ul className={styles.rows}>
          {boxes.map(({ box, number }) => (
            <li key={box} className={styles.row}>
              <span className={styles.strong}>{texts.boxOf(box)}</span> {number}
            </li>
          ))}
        </ul>
      </details>
      {left.length > 0 && (
        <details className={own.more}>
          <summary>{texts.finishEarly}</summary>
          <p>{texts.finishEarlyText}</p>
          <Finish id={id} token={token} />
        </details>
      )}
      <details className={own.more}>
        <summary>{texts.release}</summary>
        <p>{texts.releaseText}</p>
        <WorkForm action={pickPath.release(id)} token={token} className={own.below}>
          <button type="submit" className={buttonClass('secondary')}>
            {texts.releaseButton}
          </button>
        </WorkForm>
      </details>
    </>
  );
}

function Lost({ id, token, lost }: ListProps) {
  if (lost.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="lost">
      <h2 id="lost" className={styles.heading}>
        {texts.missing}
      </h2>
      <ul className={styles.rows}>
        {lost.map(({ variantId, name, pieces }) => (
          <li key={variantId} className={styles.row}>
            <span className={styles.grow}>
              {name} <span className={styles.soft}>{texts.pieces(pieces)}</span>
            </span>
            <WorkForm
              action={pickPath.refound(id)}
              token={token}
              hidden={{ [pickField.variant]: variantId }}
            >
              <button type="submit" className={buttonClass('secondary')}>
                {texts.refoundButton}
                <span className="visually-hidden">{`: ${name}`}</span>
              </button>
            </WorkForm>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Finish({ id, token, isWhole }: { id: number; token: string; isWhole?: boolean }) {
  return (
    <WorkForm action={pickPath.finish(id)} token={token} className={own.below}>
      <button type="submit" className={buttonClass(isWhole ? 'primary' : 'secondary', isWhole)}>
        {texts.finish}
      </button>
    </WorkForm>
  );
}

function Scan({ id, token, scanKey, scanned }: ListProps) {
  return (
    <div className={own.scan}>
      <WorkForm
        action={pickPath.scan(id)}
        token={token}
        hidden={{ [pickField.key]: scanKey }}
        className={styles.inline}
      >
        <TextField
          id={SCAN}
          label={texts.scan}
          name={pickField.code}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="send"
          className={styles.grow}
          problemId={scanned?.tone === 'error' ? TOLD : undefined}
          // Who scans goes on scanning; who doesn't, gets no keyboard on his phone.
          autoFocus={scanned !== undefined}
          required
          alone
        />
        <button type="submit" className={buttonClass('secondary')}>
          {texts.scanButton}
        </button>
      </WorkForm>
      <div
        hidden
        data-camera
        data-field={SCAN}
        data-go={texts.camera}
        data-stop={texts.cameraStop}
        data-away={texts.cameraAway}
      >
        <video className={own.video} hidden muted playsInline aria-label={texts.camera} />
        <button type="button" className={own.quiet} data-camera-go>
          {texts.camera}
        </button>
        <p role="status" className={own.status} data-camera-status />
      </div>
      {scanned && (
        <div id={TOLD} className={own.told} data-wrong={scanned.tone === 'error' ? '' : undefined}>
          <Alert tone={scanned.tone} title={scanned.title}>
            {scanned.text && <p>{scanned.text}</p>}
          </Alert>
        </div>
      )}
    </div>
  );
}
