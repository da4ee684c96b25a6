import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ToldEntity, ToldRow, ToldSectionUse, ToldUse } from '#features/office/contract';
import { editorSectionTexts as sectionTexts } from '#kernel/messages/nl-editor-sections';
import { officeTexts } from '#kernel/messages/nl-office';
import { CallError, call } from '../calls';
import { Confirm } from '../confirm';
import { tell } from '../shell/toasts';
import styles from './form.module.css';

const texts = officeTexts.form;

/** Blocks that pages share: while one shows them, they stay. */
const SECTION = 'Section';

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
  const isSection = entity.name === SECTION;
  const { data: use, isError } = useQuery({
    queryKey: ['section-use', row.id],
    queryFn: ({ signal }) => call<ToldSectionUse>('GET', `own-sections/${row.id}/used`, { signal }),
    enabled: asks && isSection,
    ...{ staleTime: 0, gcTime: 0 },
  });
  const isShown = use !== undefined && (use.count > 0 || use.places.length > 0);
  // Where it isn't known, the server says so.
  const isLoose = !isSection || isError || (use !== undefined && !isShown);
  const sure = {
    title: texts.removeSure(row.title),
    text: texts.removeText,
    content: <Used entity={entity} row={row} isAsked={asks && isLoose} />,
    action: isLoose ? texts.remove : undefined,
  };
  const stays = use && {
    title: sectionTexts.stays(row.title),
    text: sectionTexts.staysText,
    content: <Shown use={use} />,
  };
  return (
    <>
      <button type="button" className={styles.remove} onClick={() => setAsks(true)}>
        {texts.remove}
      </button>
      <Confirm
        {...(isShown && stays ? stays : sure)}
        isOpen={asks}
        close={() => setAsks(false)}
        confirm={remove}
      />
    </>
  );
}

/** Where a section is shown: as long as it is, it stays. */
function Shown({ use }: { use: ToldSectionUse }) {
  return (
    <div role="status">
      <p className={styles.strong}>{sectionTexts.places}:</p>
      <ul className={styles.lines}>
        {use.places.map(({ title, to, isLive }) => (
          <li key={to}>
            <Link href={to}>{title}</Link>
            {!isLive && <span className={styles.help}> ({sectionTexts.isDraft})</span>}
          </li>
        ))}
        {use.places.length === 0 && <li>{sectionTexts.used(use.count)}</li>}
      </ul>
    </div>
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
