type Timed = { id: number; startsAt: Date; endsAt: Date | null; withdrawnAt: Date | null };

const isOn = ({ startsAt, endsAt, withdrawnAt }: Timed, at: Date): boolean =>
  withdrawnAt === null && startsAt <= at && (endsAt === null || endsAt > at);

const later = <T extends Timed>(one: T, other: T): T => {
  const away = one.startsAt.getTime() - other.startsAt.getTime() || one.id - other.id;
  return away > 0 ? one : other;
};

/** What holds at a moment: of all that began and isn't over the one that began last. */
export const versionAt = <T extends Timed>(versions: readonly T[], at: Date): T | undefined => {
  const [first, ...others] = versions.filter((one) => isOn(one, at));
  return first && others.reduce(later, first);
};

/** The first moment after this one at which another may hold. */
export const changesAfter = (versions: readonly Timed[], at: Date): Date | undefined => {
  const moments = versions
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .flatMap(({ startsAt, endsAt }) => [startsAt, ...(endsAt ? [endsAt] : [])])
    .filter((moment) => moment > at)
    .map((moment) => moment.getTime());
  return moments.length === 0 ? undefined : new Date(Math.min(...moments));
};
