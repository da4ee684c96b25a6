import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ToldGap, ToldGaps } from '#features/gaps/contract';
import { gapTexts as texts } from '#kernel/messages/nl-gaps';
import { officeTexts } from '#kernel/messages/nl-office';
import { isUrgentGap } from '#kernel/values/product-gaps';
import { call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import missing from '../missing/missing.module.css';
import { whenOf } from '../moments';
import today from '../today/today.module.css';
import { useTitle } from '../use-title';
import styles from './gaps.module.css';

/** How often a new shop is asked whether its articles were looked through. */
const FIRST_MS = 3000;

/** What articles lack, counted by kind: each leads to the articles that lack it. */
export default function GapsPage() {
  useTitle(texts.title);
  const { data, error, refetch } = useQuery({
    queryKey: ['gaps'],
    queryFn: ({ signal }) => call<ToldGaps>('GET', 'gaps', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.at === null && FIRST_MS,
  });
  const open = data?.gaps.filter(({ all }) => all > 0) ?? [];
  return (
    <>
      <h1 className={list.title}>{texts.title}</h1>
      <p className={missing.lead}>{texts.lead}</p>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && (
        <>
          <Kinds label={texts.urgent} gaps={open.filter(({ gap }) => isUrgentGap(gap))} />
          <Kinds label={texts.behind} gaps={open.filter(({ gap }) => !isUrgentGap(gap))} />
          {data.at !== null && <p className={missing.lead}>{inOrder(data.gaps)}</p>}
          <p className={today.soft}>{data.at === null ? texts.never : texts.at(whenOf(data.at))}</p>
        </>
      )}
    </>
  );
}

/** What no article lacks. */
const inOrder = (gaps: readonly ToldGap[]): string => {
  const done = gaps.filter(({ all }) => all === 0);
  if (done.length === gaps.length) return texts.allComplete;
  return done.length === 0 ? '' : texts.complete(done.map(({ gap }) => texts.names[gap]));
};

function Kinds({ label, gaps }: { label: string; gaps: readonly ToldGap[] }) {
  if (gaps.length === 0) return null;
  return (
    <section>
      <h2 className={today.title}>{label}</h2>
      <ul className={styles.kinds}>
        {gaps.map((one) => (
          <li key={one.gap}>
            <Kind {...one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Kind({ gap, online, all }: ToldGap) {
  // What isn't for sale yet is shown once nothing else is left.
  const href = `/ontbreekt/${gap}${online === 0 ? '?alle=1' : ''}`;
  return (
    <Link href={href} className={styles.kind}>
      <span className={styles.name}>{texts.titles[gap]}</span>
      <span className={styles.why}>{texts.whys[gap]}</span>
      <span className={styles.count}>
        {online > 0 && <strong>{texts.online(online)}</strong>}
        {all > online && <span>{texts.offline(all - online)}</span>}
      </span>
    </Link>
  );
}
