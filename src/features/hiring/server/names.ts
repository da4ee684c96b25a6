import { and, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ApplicationRow, applications } from '#features/applications/api.server';
import type { StaffMember } from '#features/staff/contract';
import { hiringTexts as texts } from '#kernel/messages/nl-hiring';
import type { Host } from '#platform/host';
import { ownApplications } from './reach';

type Named = Pick<ApplicationRow, 'id' | 'firstName' | 'lastName'>;

/** 'Tess K.', and with its number where another has that name too. */
const shorten = ({ id, firstName, lastName }: Named, isShared: boolean): string => {
  if (firstName === '') return texts.numbered(id);
  const [initial] = lastName;
  const name = initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
  return isShared ? texts.shared(name, id) : name;
};

/** How applications are told apart before they are opened, by their numbers: of those that a member sees no two alike. */
export const shortNames = async (
  host: Host,
  member: StaffMember,
  rows: readonly Named[],
): Promise<(row: Named) => string> => {
  const shown = alias(applications, 'shown');
  const alike =
    rows.length === 0
      ? []
      : await host.db
          .selectDistinct({ id: shown.id })
          .from(shown)
          .innerJoin(
            applications,
            and(
              ne(applications.id, shown.id),
              sql`lower(${applications.firstName}) = lower(${shown.firstName})`,
              sql`lower(left(${applications.lastName}, 1)) = lower(left(${shown.lastName}, 1))`,
              ownApplications(host, member),
            ),
          )
          .where(
            inArray(
              shown.id,
              rows.map(({ id }) => id),
            ),
          );
  const shared = new Set(alike.map(({ id }) => id));
  return (row) => shorten(row, shared.has(row.id));
};
