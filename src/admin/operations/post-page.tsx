import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ToldMail, ToldMails } from '#features/operations/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { operationsTexts } from '#kernel/messages/nl-operations';
import { call } from '../calls';
import { Failed } from '../failed';
import { Leaf } from '../leaf';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import { ForRight } from '../refused';
import { SearchBox } from '../search-box';
import { useParams } from '../use-params';
import { useTitle } from '../use-title';
import styles from './operations.module.css';

const texts = operationsTexts.post;

/** As many as the server tells at once. */
const PAGE = 50;

/** Mails that left, the last first. Its address says what is looked for. */
export default function PostPage() {
  return (
    <ForRight right="operations" title={texts.title}>
      <Post />
    </ForRight>
  );
}

function Post() {
  const { search, start, get, set, clear } = useParams('/post');
  const { data, error, refetch } = useQuery({
    queryKey: ['mails', search],
    queryFn: ({ signal }) => call<ToldMails>('GET', `mails?${search}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useTitle(texts.title);
  const none = search === '' ? texts.noneYet : texts.none;
  return (
    <>
      <div className={list.head}>
        <h1 className={list.title}>{texts.title}</h1>
        <p className={list.count} role="status">
          {data && (data.mails.length > 0 ? texts.count(data.mails.length, data.hasMore) : none)}
        </p>
      </div>
      {data && <p className={styles.lead}>{texts.lead(data.days)}</p>}
      {data && !data.sends && <p className={styles.notice}>{texts.notSending}</p>}
      <div className={list.tools}>
        <SearchBox label={texts.search} value={get('q')} onSearch={(text) => set('q', text)} />
      </div>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && data.mails.length > 0 && <Mails mails={data.mails} />}
      {data?.mails.length === 0 && (
        <div className={list.none}>
          <p>{none}</p>
          {search !== '' && (
            <button type="button" className={list.plain} onClick={clear}>
              {texts.clear}
            </button>
          )}
        </div>
      )}
      {data && (
        <Leaf
          {...{ start, page: PAGE, hasMore: data.hasMore, label: texts.pages }}
          previous={texts.newer}
          next={texts.older}
          go={(to) => set('start', to)}
        />
      )}
    </>
  );
}

function Mails({ mails }: { mails: readonly ToldMail[] }) {
  return (
    <ul className={styles.mails} aria-label={texts.title}>
      {mails.map(({ id, to, subject, at, isSent }) => (
        <li key={id}>
          <Link href={`/post/${id}`} className={styles.mail}>
            <span className={styles.subject}>{subject}</span>
            <span className={styles.to}>{to}</span>
            <span className={styles.at}>
              <time dateTime={at}>{whenOf(at)}</time>
              {!isSent && <span className={styles.kept}> {texts.kept}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
