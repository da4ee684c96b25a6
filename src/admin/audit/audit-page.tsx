import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ToldAudit, ToldAuditChoices, ToldDeed } from '#features/office/contract';
import { auditTexts as texts } from '#kernel/messages/nl-audit';
import { officeTexts } from '#kernel/messages/nl-office';
import { officePath } from '#kernel/wire-staff';
import { ButtonLink } from '#ui/button.view';
import { call } from '../calls';
import { Failed } from '../failed';
import { Leaf } from '../leaf';
import styles from '../list/list.module.css';
import { exactlyWhen } from '../moments';
import { ForRight } from '../refused';
import { ScrollArea } from '../scroll-area';
import { SearchBox } from '../search-box';
import { useParams } from '../use-params';
import { useTitle } from '../use-title';
import own from './audit.module.css';

/** As many as the server tells at once. */
const PAGE = 50;

/** Who did what and when, the last first. Its address says what is looked for. */
export default function AuditPage() {
  return (
    <ForRight right="audit" title={texts.title}>
      <Audit />
    </ForRight>
  );
}

function Audit() {
  const { search, start, get, set, clear } = useParams('/audit');
  const list = useQuery({
    queryKey: ['audit', search],
    queryFn: ({ signal }) => call<ToldAudit>('GET', `audit?${search}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data: choices } = useQuery({
    queryKey: ['audit choices'],
    queryFn: ({ signal }) => call<ToldAuditChoices>('GET', 'audit/choices', { signal }),
  });
  useTitle(texts.title);
  const { data } = list;
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        <ButtonLink
          href={`${officePath.calls}/audit/export?${search}`}
          kind="secondary"
          className={styles.create}
          download
        >
          {texts.export}
        </ButtonLink>
      </div>
      <p className={styles.count}>{texts.lead}</p>
      <div className={styles.tools}>
        <SearchBox label={texts.search} value={get('q')} onSearch={(text) => set('q', text)} />
        {(['who', 'what'] as const).map((name) => (
          <label key={name} className={styles.filter}>
            <span className={styles.filterName}>{texts[name]}</span>
            <select
              className={styles.select}
              value={get(name)}
              onChange={(event) => set(name, event.target.value)}
            >
              <option value="">{name === 'who' ? texts.everybody : texts.all}</option>
              {choices?.[name].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
        {(['from', 'until'] as const).map((name) => (
          <label key={name} className={styles.filter}>
            <span className={styles.filterName}>{texts[name]}</span>
            <input
              type="date"
              className={styles.select}
              value={get(name)}
              onChange={(event) => set(name, event.target.value)}
            />
          </label>
        ))}
      </div>
      {list.error && <Failed error={list.error} again={() => list.refetch()} />}
      {!data && !list.error && <p role="status">{officeTexts.loading}</p>}
      {data && data.deeds.length > 0 && <Deeds deeds={data.deeds} />}
      {data?.deeds.length === 0 && (
        <div className={styles.none} role="status">
          <p>{texts.none}</p>
          {search !== '' && (
            <button type="button" className={styles.plain} onClick={clear}>
              {texts.clear}
            </button>
          )}
        </div>
      )}
      {data && (
        <Leaf
          {...{ start, page: PAGE, hasMore: data.hasMore, label: texts.pages }}
          previous={texts.previous}
          next={texts.next}
          go={(to) => set('start', to)}
        />
      )}
    </>
  );
}

function Deeds({ deeds }: { deeds: readonly ToldDeed[] }) {
  return (
    <ScrollArea label={texts.title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            {[texts.when, texts.who, texts.what, texts.subject, texts.lines, texts.fromWhere].map(
              (label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {deeds.map((deed) => (
            <tr key={deed.id}>
              <td className={own.when}>
                <time dateTime={deed.at}>{exactlyWhen(deed.at)}</time>
              </td>
              <td>{deed.who}</td>
              <td>
                {[deed.what, deed.way].filter(Boolean).join(', ')}
                {deed.outcome !== 'success' && (
                  <strong className={own.wrong}> {texts.outcomes[deed.outcome]}</strong>
                )}
              </td>
              <td className={own.long}>
                {deed.to ? <Link href={deed.to}>{deed.subject}</Link> : deed.subject}
              </td>
              <td className={own.long}>
                <Lines lines={deed.lines} />
              </td>
              <td>{deed.from}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** One stands there; more are opened. */
function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length < 2) return <>{lines[0]}</>;
  return (
    <details>
      <summary>{texts.count(lines.length)}</summary>
      <ul className={own.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
