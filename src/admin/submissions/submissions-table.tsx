import { Link } from 'wouter';
import { submissionHref, type ToldSubmissionLine } from '#features/submissions/contract';
import { submissionTexts as texts } from '#kernel/messages/nl-submissions';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import orders from '../orders/orders.module.css';
import { ScrollArea } from '../scroll-area';
import styles from './submissions.module.css';

type SubmissionsTableProps = {
  lines: readonly ToldSubmissionLine[];
  chosen: ReadonlySet<number>;
  toggle: (ids: readonly number[], isOn: boolean) => void;
};

/** Submissions, a row each, to be ticked. */
export function SubmissionsTable({ lines, chosen, toggle }: SubmissionsTableProps) {
  const ids = lines.map(({ id }) => id);
  const isAll = ids.every((id) => chosen.has(id));
  return (
    <ScrollArea label={texts.title}>
      <table className={`${list.table} ${styles.table}`}>
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <td className={list.tick}>
              <input
                type="checkbox"
                aria-label={texts.tickAll}
                checked={isAll}
                onChange={() => toggle(ids, !isAll)}
              />
            </td>
            <th scope="col">{texts.sent}</th>
            <th scope="col" className={styles.wide}>
              {texts.form}
            </th>
            <th scope="col" className={styles.wide}>
              {texts.received}
            </th>
            <th scope="col">{texts.stand}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className={chosen.has(line.id) ? list.chosen : undefined}>
              <td className={list.tick}>
                <input
                  type="checkbox"
                  aria-label={texts.tick(line.id, line.email)}
                  checked={chosen.has(line.id)}
                  onChange={({ target }) => toggle([line.id], target.checked)}
                />
              </td>
              <th scope="row" className={styles.sent}>
                <Link href={submissionHref(line.id)} className={list.name}>
                  {line.email || texts.numbered(line.id)}
                </Link>
                <p className={styles.excerpt}>{line.excerpt || texts.empty}</p>
                <p className={`${orders.soft} ${styles.narrow}`}>
                  {line.form.title}, {whenOf(line.createdAt)}
                </p>
                {line.files > 0 && <p className={orders.soft}>{texts.fileCount(line.files)}</p>}
              </th>
              <td className={styles.wide}>{line.form.title}</td>
              <td className={`${styles.wide} ${styles.when}`}>{whenOf(line.createdAt)}</td>
              <td>
                <span className={`${orders.state} ${line.isHandled ? orders.done : orders.placed}`}>
                  {line.isHandled ? texts.stands.handled : texts.stands.open}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
