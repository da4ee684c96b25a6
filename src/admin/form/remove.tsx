import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ToldEntity, ToldRow } from '#features/office/contract';
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
        title={texts.removeSure(row.title)}
        text={texts.removeText}
        action={texts.remove}
        close={() => setAsks(false)}
        confirm={remove}
      />
    </>
  );
}
