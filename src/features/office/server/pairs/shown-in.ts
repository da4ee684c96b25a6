import type { PreviewAs } from '#features/pages/api.server';
import { languageTag } from '#kernel/messages/language';
import type { Host } from '#platform/host';
import { listPairable, pairOf } from './find-pair';

/** `lacks`: the language that was asked for and that no page says this in. */
type ShownIn = {
  id: number;
  as: PreviewAs;
  lacks?: string;
  /** The address of another page that visitors see. */
  live?: string;
};

/**
 * Which page somebody sees who asks for one in a language: the page itself, or what says the same in that
 * language, as its editors left it.
 */
export const shownIn = async (
  host: Host,
  id: number,
  { language, ...as }: PreviewAs,
): Promise<ShownIn> => {
  if (!language) return { id, as };
  const all = await listPairable(host);
  const page = all.find((one) => one.id === id);
  if (!page || languageTag(page.language) === languageTag(language)) return { id, as };
  const other = pairOf(all, page);
  return other && languageTag(other.language) === languageTag(language)
    ? { id: other.id, as, ...(other.isLive && { live: other.path }) }
    : { id, as, lacks: language };
};
