import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import paper from '#ui/work/paper.module.css';
import { PrintHint } from '#ui/work/print-hint.view';
import styles from '#ui/work/work.module.css';
import type { ToldLine } from './shapes';

export type NoteProps = {
  site: string;
  number: string;
  way: string;
  sent: string;
  lines: readonly ToldLine[];
};

/** The paper that goes along, with room to count on. */
export function TransferNote({ site, number, way, sent, lines }: NoteProps) {
  return (
    <article className={paper.paper}>
      <PrintHint />
      <p className={styles.strong}>{site}</p>
      <p>
        <span className={styles.strong}>{number}</span>
        <br />
        {way}
        <br />
        {sent}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.noteCount}</th>
            <th scope="col">{texts.noteWhat}</th>
            <th scope="col">{texts.noteSeen}</th>
          </tr>
        </thead>
        <tbody>
          {lines
            .filter((line) => line.sent > 0)
            .map(({ variantId, name, numbers, sent: pieces }) => (
              <tr key={variantId}>
                <td>{pieces}</td>
                <td>
                  {name} <span className={paper.sku}>{numbers}</span>
                </td>
                <td />
              </tr>
            ))}
        </tbody>
      </table>
    </article>
  );
}
