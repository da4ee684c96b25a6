import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { periods, type ToldTask, type ToldToday } from '#features/today/contract';
import { todayTexts as texts } from '#kernel/messages/nl-today';
import { call } from '../calls';
import { useParams } from '../use-params';
import { Figures } from './figures';
import styles from './today.module.css';

/** In ms: who has it open sees what comes in. */
const REFRESHED = 60_000;

/** What waits for a member, and how it goes. Nothing while neither is known: the screen is as good without it. */
export function Today() {
  const { get, set } = useParams('/');
  const days = periods.find((one) => String(one) === get('dagen')) ?? periods[0];
  const setDays = (next: number) => set('dagen', next === periods[0] ? '' : String(next));
  const { data } = useQuery({
    queryKey: ['today', days],
    queryFn: ({ signal }) => call<ToldToday>('GET', `today?days=${days}`, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESHED,
  });
  if (!data) return null;
  return (
    <>
      <section aria-labelledby="today-tasks">
        <h2 id="today-tasks" className={styles.title}>
          {texts.tasks}
        </h2>
        {data.tasks.length === 0 && <p className={styles.soft}>{texts.nothing}</p>}
        {data.tasks.length > 0 && (
          <ul className={styles.tasks}>
            {data.tasks.map((task) => (
              <li key={task.name}>
                <Task task={task} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {data.figures && <Figures {...{ days, setDays, figures: data.figures }} />}
    </>
  );
}

function Task({ task: { label, count, href, isOutside, isUrgent } }: { task: ToldTask }) {
  const content = (
    <>
      <span className={styles.count}>{count.toLocaleString('nl-NL')}</span>
      <span className={styles.label}>
        {label}
        {isUrgent && <span className={styles.urgent}>{texts.urgent}</span>}
      </span>
    </>
  );
  const className = isUrgent ? styles.now : styles.task;
  return isOutside ? (
    <a href={href} className={className}>
      {content}
    </a>
  ) : (
    <Link href={href} className={className}>
      {content}
    </Link>
  );
}
