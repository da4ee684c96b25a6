import type { EntitySource } from '#features/overviews/api.server';
import { applications } from '#kernel/messages/nl-applications';
import { formatRoughly } from '#kernel/values/distance';
import { findNearHome, nearField, readNear } from './near-home';

const { nearby: texts } = applications;
const COLUMN = 'importedlocation';

/** The card's first line says where the work is: how far that is stands behind it. */
const tellDistance = (html: string, km: number): string =>
  html.replace('</p>', ` · ${formatRoughly(km)}</p>`);

/**
 * Vacancies at places that a postcode chose (S2.1/16) are told as what was asked, the nearest first. Who
 * chooses other places besides has chosen places, and still reads how far they are.
 */
export const lookNear: NonNullable<EntitySource['near']> = async ({ host, params }, selected) => {
  const chosen = selected[COLUMN] ?? [];
  const question = readNear(params);
  if (chosen.length === 0 || question.zipcode === '') return undefined;
  const { kind, ids, away } = await findNearHome(host, question);
  if (kind === 'wrong' || kind === 'unknown') return undefined;
  const { zipcode, km } = question;
  const isFound = chosen.length === ids.length && ids.every((id) => chosen.includes(id));
  return {
    column: COLUMN,
    km: away,
    params: { [nearField.zipcode]: [zipcode], [nearField.km]: [String(km)] },
    found: isFound ? texts[kind](km, zipcode) : undefined,
    card: tellDistance,
  };
};
