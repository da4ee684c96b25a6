import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ToldImport, ToldImports } from '#features/entities/contract';
import { staff as limits } from '#kernel/limits-staff';
import { importTexts as texts } from '#kernel/messages/nl-imports';
import { officeTexts } from '#kernel/messages/nl-office';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import { Confirm } from '../confirm';
import { Failed } from '../failed';
import { Leaf } from '../leaf';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import operations from '../operations/operations.module.css';
import { tell } from '../shell/toasts';
import { useStart } from '../start';
import { useParams } from '../use-params';
import { useTitle } from '../use-title';

/** Files that were read and changes of many rows, to be undone as a whole. */
export default function ImportsPage() {
  useTitle(texts.title);
  const { search, start, set } = useParams('/imports');
  const { member } = useStart();
  const { data, error, refetch } = useQuery({
    queryKey: ['imports', search],
    queryFn: ({ signal }) => call<ToldImports>('GET', `imports?${search}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const [asked, ask] = useState<ToldImport>();
  const title = useRef<HTMLHeadingElement>(null);
  const { send, isBusy } = useSending();
  const undo = async ({ id, access }: ToldImport) => {
    ask(undefined);
    if (isBusy) return;
    const { undone, keptSome } = officeTexts.bulk;
    await send(async () => {
      const body = { importId: id };
      const told = await call<{ undone: number; kept: unknown[] }>('POST', `rows/${access}/undo`, {
        body,
      });
      const kept = told.kept.length > 0 ? `, ${keptSome(told.kept.length)}` : '';
      tell(undone(told.undone) + kept);
    });
    await refetch();
    title.current?.focus();
  };
  return (
    <>
      <h1 ref={title} tabIndex={-1} className={list.title}>
        {texts.title}
      </h1>
      <p className={operations.lead}>{texts.lead}</p>
      {member.special.includes('audit') && (
        <p className={operations.lead}>
          <Link href="/audit?what=export">{texts.audit}</Link>
        </p>
      )}
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data?.imports.length === 0 && <p className={list.none}>{texts.none}</p>}
      {data && data.imports.length > 0 && <Rows imports={data.imports} ask={ask} />}
      {data && (
        <Leaf
          {...{ start, page: limits.imports, hasMore: data.hasMore, label: texts.pages }}
          previous={texts.newer}
          next={texts.older}
          go={(to) => set('start', to)}
        />
      )}
      <Confirm
        isOpen={asked !== undefined}
        title={texts.undoSure(asked?.file ?? '')}
        text={texts.undoText(asked?.done ?? 0, asked?.label ?? '')}
        action={texts.undo}
        close={() => ask(undefined)}
        confirm={() => asked && void undo(asked)}
      />
    </>
  );
}

const stateOf = ({ undoneAt, isEnded }: ToldImport): string => {
  if (undoneAt !== null) return texts.undoneAt(whenOf(undoneAt));
  return isEnded ? texts.ended : texts.cutOff;
};

type RowsProps = { imports: readonly ToldImport[]; ask: (one: ToldImport) => void };

function Rows({ imports, ask }: RowsProps) {
  return (
    <ul className={operations.troubles} aria-label={texts.title}>
      {imports.map((one) => (
        <li key={one.id}>
          <div>
            <p className={operations.label}>{one.file}</p>
            <p className={operations.how}>
              {one.label} · <time dateTime={one.at}>{whenOf(one.at)}</time> ·{' '}
              {one.by ?? texts.byNobody}
            </p>
            <p className={operations.how}>
              {texts.count}: {one.done.toLocaleString('nl-NL')} · {stateOf(one)}
            </p>
          </div>
          {one.mayUndo && (
            <button
              type="button"
              className={list.step}
              aria-label={texts.undoOf(one.file, whenOf(one.at))}
              onClick={() => ask(one)}
            >
              {texts.undo}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
