import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ToldChangeOfRow, ToldEntity, ToldRow } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { CallError, call } from '../calls';
import { Confirm } from '../confirm';
import { whenOf } from '../moments';
import { tell } from '../shell/toasts';
import styles from './form.module.css';

const texts = officeTexts.form;

type HistoryProps = {
  entity: ToldEntity;
  row: ToldRow;
  /** The entity has some of the row's fields: what became of those is told, and put back. */
  isPart?: boolean;
  reload: () => Promise<unknown>;
};

/** What became of a row, with a way back to each moment. */
export function History({ entity, row, isPart = false, reload }: HistoryProps) {
  const client = useQueryClient();
  const part = isPart ? entity.fields.map(({ name }) => name) : [];
  const search = isPart ? `?part=${part.join()}` : '';
  const queryKey = ['history', entity.access, row.id, row.revision, search];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call<ToldChangeOfRow[]>('GET', `rows/${entity.access}/${row.id}/history${search}`, {
        signal,
      }),
  });
  const [chosen, setChosen] = useState<ToldChangeOfRow>();
  const restore = async ({ revision: to }: ToldChangeOfRow) => {
    setChosen(undefined);
    try {
      const body = { to, revision: row.revision, ...(isPart && { part }) };
      await call('POST', `rows/${entity.access}/${row.id}/restore`, { body });
      await client.invalidateQueries({ queryKey: ['history', entity.access, row.id] });
      await reload();
      tell(texts.saved);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tell(error.message);
    }
  };
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className={styles.asideTitle}>
        {texts.history}
      </h2>
      {data?.length === 0 && <p className={styles.help}>{texts.historyNone}</p>}
      <ol className={styles.history}>
        {data?.map((change, at) => (
          <li key={`${change.revision} ${change.at}`}>
            <p>
              <strong>{texts.actions[change.action]}</strong> · {change.by ?? texts.nobody}
            </p>
            <p className={styles.help}>
              <time dateTime={change.at}>{whenOf(change.at)}</time>
            </p>
            {change.action === 'change' && (
              <ul className={styles.lines}>
                {change.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            {entity.may.change &&
              // What stands there now: of a part it may be older than the row.
              (isPart ? at > 0 : change.revision !== row.revision) &&
              change.action !== 'delete' && (
                <button type="button" className={styles.plain} onClick={() => setChosen(change)}>
                  {texts.restore}
                  <span className="visually-hidden"> {whenOf(change.at)}</span>
                </button>
              )}
          </li>
        ))}
      </ol>
      <Confirm
        isOpen={chosen !== undefined}
        title={texts.restoreSure(chosen ? whenOf(chosen.at) : '')}
        action={texts.restore}
        close={() => setChosen(undefined)}
        confirm={() => chosen && void restore(chosen)}
      />
    </section>
  );
}
