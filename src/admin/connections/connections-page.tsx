import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ToldConnections } from '#features/connections/contract';
import { connectionTexts as texts } from '#kernel/messages/nl-connections';
import { officeTexts } from '#kernel/messages/nl-office';
import { call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import operations from '../operations/operations.module.css';
import { ForRight } from '../refused';
import { useTitle } from '../use-title';
import { Keys } from './keys';
import { Webhooks } from './webhooks';

/** Programs elsewhere: those that are told of events, and the keys of those that ask. */
export default function ConnectionsPage() {
  return (
    <ForRight right="connections" title={texts.title}>
      <Connections />
    </ForRight>
  );
}

function Connections() {
  useTitle(texts.title);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['connections'],
    queryFn: ({ signal }) => call<ToldConnections>('GET', 'connections', { signal }),
    staleTime: 0,
  });
  const reload = () => client.invalidateQueries({ queryKey: ['connections'] });
  return (
    <>
      <h1 className={list.title}>{texts.title}</h1>
      <p className={operations.lead}>{texts.lead}</p>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && <Webhooks webhooks={data.webhooks} reload={reload} />}
      {data && <Keys keys={data.keys} reload={reload} />}
    </>
  );
}
