import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ToldListing, ToldListings } from '#features/merchandising/contract';
import { listTexts as texts } from '#kernel/messages/nl-lists';
import { officeTexts } from '#kernel/messages/nl-office';
import { call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import operations from '../operations/operations.module.css';
import { shortWhen } from '../plan/when';
import { useTitle } from '../use-title';
import { WordForm } from './word-form';

/** The lists of the site, and which of them somebody arranged. */
export default function ListsPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['lists'],
    queryFn: ({ signal }) => call<ToldListings>('GET', 'lists', { signal }),
    staleTime: 0,
  });
  useTitle(texts.title);
  return (
    <>
      <h1 className={list.title}>{texts.title}</h1>
      <p className={operations.lead}>{texts.lead}</p>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && (
        <>
          <section aria-labelledby="volgorde-words">
            <h2 className={operations.title} id="volgorde-words">
              {texts.words}
            </h2>
            <WordForm />
            <Lists lists={data.lists.filter(({ words }) => words !== '')} none={texts.noWords} />
          </section>
          <section aria-labelledby="volgorde-pages">
            <h2 className={operations.title} id="volgorde-pages">
              {texts.onPages}
            </h2>
            <Lists lists={data.lists.filter(({ words }) => words === '')} none={texts.none} />
          </section>
        </>
      )}
    </>
  );
}

function Lists({ lists, none }: { lists: readonly ToldListing[]; none: string }) {
  if (lists.length === 0) return <p className={operations.to}>{none}</p>;
  return (
    <ul className={operations.mails}>
      {arrangedFirst(lists).map((one) => (
        <li key={one.key}>
          <Link href={`/volgorde/${one.key}`} className={operations.mail}>
            <span className={operations.subject}>{one.words || one.title}</span>
            <span className={operations.to}>{one.words === '' && pagesOf(one)}</span>
            <Standing list={one} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What somebody arranged, or will, stands before the rest. */
const arrangedFirst = (lists: readonly ToldListing[]): ToldListing[] => {
  const isArranged = ({ now, next }: ToldListing) => now !== null || next !== null;
  return [...lists.filter(isArranged), ...lists.filter((one) => !isArranged(one))];
};

const pagesOf = ({ pages }: ToldListing): string =>
  pages.length === 0 ? texts.noPages : pages.map(({ path }) => path).join(', ');

function Standing({ list: { now, next } }: { list: ToldListing }) {
  return (
    <span>
      {now ? (
        <span className={list.online}>{texts.own}</span>
      ) : (
        <span className={operations.at}>{texts.usual}</span>
      )}{' '}
      {now?.endsAt && <span className={operations.at}>{texts.until(shortWhen(now.endsAt))}</span>}{' '}
      {next && <span className={operations.at}>{texts.next(shortWhen(next.startsAt))}</span>}
    </span>
  );
}
