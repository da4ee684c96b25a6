import { presentChoice } from '#features/cart/api.server';
import { findNamedVariant, type NamedVariant } from '#features/catalog/api.server';
import { findLocation } from '#features/stores/api.server';
import { alertTexts as texts } from '#kernel/messages/nl-alerts';
import type { Host } from '#platform/host';

/** What an alert is about, as it is called now. */
export type Subject = {
  variant: NamedVariant;
  /** 'Marine, maat M' */
  choice: string;
  /** 'Trui Sanne (Marine, maat M) bij Brink Utrecht' */
  what: string;
  store?: string;
};

export const subjectOf = async (
  host: Host,
  { variantId, locationId }: { variantId: number; locationId: number | null },
): Promise<Subject | undefined> => {
  const variant = await findNamedVariant(host.db, { id: variantId });
  if (!variant) return undefined;
  const store = locationId === null ? undefined : await findLocation(host, locationId);
  const choice = presentChoice(variant);
  const what = texts.what(variant.title, choice, store?.title);
  return { variant, choice, what, store: store?.title };
};
