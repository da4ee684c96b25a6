import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ToldReleases } from '#features/office/contract';
import { planTexts as texts } from '#kernel/messages/nl-plan';
import { call } from '../calls';
import styles from './plan.module.css';
import { ReleaseList } from './release-list';

const FEW = 5;

/** What didn't go well, and what comes next, where one comes in. Nothing when nothing is planned. */
export function PlannedAtHome() {
  const { data } = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => call<ToldReleases>('GET', 'releases', { signal }),
  });
  const wrong = data?.releases.filter(({ state, late }) => state === 'stuck' || late > 0) ?? [];
  const coming =
    data?.releases
      .filter(({ state, at }) => state === 'open' && at !== null)
      .toSorted((one, other) => String(one.at).localeCompare(String(other.at))) ?? [];
  if (wrong.length + coming.length === 0) return null;
  return (
    <div className={styles.home}>
      <ReleaseList title={texts.problems} releases={wrong} />
      <ReleaseList title={texts.upcoming} releases={coming.slice(0, FEW)} />
      <Link href="/planning">{texts.homeAll}</Link>
    </div>
  );
}
