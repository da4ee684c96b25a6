import type { EntitySource } from '#features/overviews/api.server';
import { one } from '#features/pages/api.server';
import { applications } from '#kernel/messages/nl-applications';
import { formatRoughly } from '#kernel/values/distance';
import { nearField } from '../site/near-field';
import { findNearHome, readNear } from './near-home';

const { nearby: texts } = applications;
const COLUMN = 'importedlocation';

/** The card's first line says where the work is: how far that is stands behind it. */
const tellDistance = (html: string, km: number): string =>
  html.replace('</p>', ` · ${formatRoughly(km)}</p>`);

/**
 * Vacancies at places that a postcode or a place chose (S2.1/16) are told as what was asked, the nearest first.
 * Who chooses other places besides has chosen places, and still reads how far they are. An address that
 * says where and nothing more (another page's form, a link made by hand) is understood as that question;
 * one with a distance comes from the list, whose visitor took his places away.
 */
export const lookNear: NonNullable<EntitySource['near']> = async ({ host, params }, selected) => {
  const chosen = selected[COLUMN] ?? [];
  const question = readNear(params);
  const isNew = chosen.length === 0 && one(params, nearField.km) === undefined;
  if (question.text === '' || (chosen.length === 0 && !isNew)) return undefined;
  const answer = await findNearHome(host, question);
  if (answer.kind !== 'found' && answer.kind !== 'none') return undefined;
  const { kind, name, ids, away } = answer;
  const isFound = isNew || (chosen.length === ids.length && ids.every((id) => chosen.includes(id)));
  return {
    column: COLUMN,
    chosen: isNew ? ids : undefined,
    km: away,
    params: { [nearField.place]: [question.text], [nearField.km]: [String(question.km)] },
    found: isFound ? texts[kind](question.km, name) : undefined,
    card: tellDistance,
  };
};
