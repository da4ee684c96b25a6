import { findNamedVariant, type NamedVariant } from '#features/catalog/api.server';
import { one, type Params } from '#features/pages/api.server';
import { countStockAt } from '#features/stock/api.server';
import { listStores } from '#features/stores/api.server';
import { alertTexts as texts } from '#kernel/messages/nl-alerts';
import { findPartProblem, tidyPart } from '#kernel/values/person/rules';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { type AlertProblems, alertField } from '../contract';
import type { Asking } from './ask';

/** The size that a form or an address is about; undefined: it is not for sale. */
export const findAsked = (host: Host, params: Params): Promise<NamedVariant | undefined> => {
  const read = (name: string) => readWholeNumber(one(params, name)) || undefined;
  return findNamedVariant(host.db, {
    productId: read(alertField.productId) ?? 0,
    colorId: read(alertField.colorId),
    sizeId: read(alertField.sizeId),
  });
};

type Read = { ask: Asking } | { problems: AlertProblems };

const about = (fields: AlertProblems['fields']): { problems: AlertProblems } => ({
  problems: { danger: Object.values(fields), fields },
});

/** What a form asks, or all that is wrong with it. */
export const readAsking = async (
  host: Host,
  params: Params,
  variant: NamedVariant | undefined,
): Promise<Read> => {
  if (!variant) return { problems: { danger: [texts.problems.unknown], fields: {} } };
  const email = tidyPart('email', one(params, alertField.email) ?? '');
  const typed = one(params, alertField.locationId) ?? '';
  const locationId = typed === '' ? null : (readWholeNumber(typed) ?? 0);
  const isStore = locationId === null || (await listStores(host, [locationId])).length > 0;
  const wrong = {
    ...(findPartProblem('email', email, { required: true }) && { email: texts.problems.email }),
    ...(isStore ? {} : { locationId: texts.problems.store }),
  };
  if (Object.keys(wrong).length > 0) return about(wrong);
  if ((await countStockAt(host.db, variant.id, locationId)) > 0) {
    return about({ locationId: texts.problems[locationId === null ? 'there' : 'thereInStore'] });
  }
  return { ask: { variantId: variant.id, locationId, email } };
};
