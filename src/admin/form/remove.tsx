import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ToldEntity, ToldRow, ToldUse } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { CallError, call } from '../calls';
import { Confirm } from '../confirm';
import { tell } from '../shell/toasts';
import styles from './form.module.css';

const texts = officeTexts.form;

/** Takes a row away, once it is sure. */
export function Remove({ entity, row }: { entity: ToldEntity; row: ToldRow }) {
  const [, go] = useLocation();
  const client = useQueryClient();
  const [asks, setAsks] = useState(false);
  const remove = async () => {
    setAsks(false);
    try {
      const body = { revision: row.revision };
      await call('DELETE', `rows/${entity.access}/${row.id}`, { body });
      await client.invalidateQueries({ queryKey: ['rows', entity.access] });
      tell(texts.removed);
      go(`/${entity.access}`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tell(error.message);
    }
  };
  return (
    <>
      <button type="button" className={styles.remove} onClick={() => setAsks(true)}>
        {texts.remove}
      </button>
      <Confirm
        isOpen={asks}
        content={<Used entity={entity} row={row} isAsked={asks} />}
        title={texts.removeSure(row.title)}
        text={texts.removeText}
        action={texts.remove}
        close={() => setAsks(false)}
        confirm={remove}
      />
    </>
  );
}

type UsedProps = { entity: ToldEntity; row: ToldRow; isAsked: boolean };

/** Where else the row is shown or named: whoever deletes it knows what that changes. */
function Used({ entity, row, isAsked }: UsedProps) {
  const { data } = useQuery({
    queryKey: ['used', entity.access, row.id],
    queryFn: ({ signal }) =>
      call<ToldUse[]>('GET', `rows/${entity.access}/${row.id}/used`, { signal }),
    enabled: isAsked,
  });
  if (!data) return <p role="status">{texts.usedWait}</p>;
  const count = data.reduce((sum, use) => sum + use.count, 0);
  if (count === 0) return <p>{texts.unused}</p>;
  return (
    <>
      <p className={styles.strong}>{texts.used(count)}</p>
      <ul className={styles.lines}>
        {data.flatMap(({ label, rows }) =>
          rows.map(({ title, to }) => (
            <li key={to}>
              <Link href={to}>{title}</Link> <span className={styles.help}>{label}</span>
            </li>
          )),
        )}
      </ul>
    </>
  );
}
