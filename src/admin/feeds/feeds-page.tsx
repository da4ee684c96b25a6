import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ToldFeeds } from '#features/feeds/contract';
import { feedTexts as texts } from '#kernel/messages/nl-feeds';
import { officeTexts } from '#kernel/messages/nl-office';
import { call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import missing from '../missing/missing.module.css';
import { Refused } from '../refused';
import { useStart } from '../start';
import { useTitle } from '../use-title';
import { Codes } from './codes';
import { FeedLine } from './feed-line';
import styles from './feeds.module.css';
import { maySeeFeeds } from './may-see-feeds';
import { Verdict } from './verdict';

/** In ms: how soon it is looked whether all were looked through. */
const SOON = 2_000;

/** Feeds for Google: how they stand, what is refused, and what Google calls the stores. */
export default function FeedsPage() {
  useTitle(texts.title);
  const start = useStart();
  return (
    <>
      <h1 className={list.title}>{texts.title}</h1>
      {maySeeFeeds(start) ? <Feeds /> : <Refused right="connections" />}
    </>
  );
}

function Feeds() {
  const client = useQueryClient();
  /** When they were last looked through as it was asked again; undefined: it wasn't. */
  const [asked, setAsked] = useState<{ before: string | null }>();
  const { data, error, refetch } = useQuery({
    queryKey: ['feeds'],
    queryFn: ({ signal }) => call<ToldFeeds>('GET', 'feeds', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      asked && state.data?.checkedAt === asked.before ? SOON : false,
  });
  const show = (next: ToldFeeds) => client.setQueryData(['feeds'], next);
  const isChecking = asked !== undefined && data?.checkedAt === asked.before;
  return (
    <>
      <p className={missing.lead}>{texts.lead}</p>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && (
        <>
          <ul className={styles.feeds}>
            {data.feeds.map((feed) => (
              <li key={feed.name}>
                <FeedLine feed={feed} all={data} show={show} />
              </li>
            ))}
          </ul>
          <Verdict
            all={data}
            isChecking={isChecking}
            isChecked={asked !== undefined && !isChecking}
            ask={() => setAsked({ before: data.checkedAt })}
          />
          <Codes stores={data.stores} maySet={data.maySet} show={show} reload={refetch} />
        </>
      )}
    </>
  );
}
