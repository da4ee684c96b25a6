import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ToldList } from '#features/merchandising/contract';
import { listTexts as texts } from '#kernel/messages/nl-lists';
import { officeTexts } from '#kernel/messages/nl-office';
import { call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import operations from '../operations/operations.module.css';
import { useTitle } from '../use-title';
import { Arranger } from './arranger';

/** One list: how it is arranged, how it would be, and what was published of it. */
export default function ListArrangePage({ id: key }: { id: string }) {
  const path = `lists/${encodeURIComponent(key)}`;
  const { data, error, refetch } = useQuery({
    queryKey: ['lists', key],
    queryFn: ({ signal }) => call<ToldList>('GET', path, { signal }),
    // Whoever arranges it isn't interrupted: what others did is told as he publishes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useTitle(data?.title ?? texts.title);
  return (
    <>
      <Link href="/volgorde" className={operations.back}>
        {texts.back}
      </Link>
      <h1 className={list.title}>{data?.title ?? texts.title}</h1>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && <Arranger told={data} path={path} />}
    </>
  );
}
