import { confirmHref } from '#features/dialogs/api.server';
import { frameIn, getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { type CartView, emptyCartPath, type RemovedLine } from '../contract';
import { totalsOf } from '../totals';
import { findAdjustments } from './adjustments';
import { hrefOf } from './choices';
import { presentChoice, presentLine, type Told } from './present';
import { findVariantName, readLines, type StoredLine } from './read';
import { findUsualPrice } from './usual-price';

export type CartOptions = {
  /** What was just taken out, so that it can be put back. */
  removed?: Pick<RemovedLine, 'variantId' | 'quantity'>;
  notices?: string[];
  /** Of the page that it is shown on; absent: the site's. */
  language?: string;
  /** The lines, when they were read already. */
  stored?: StoredLine[];
};

/** A session's cart with prices and stock as of now; empty for a visitor without one. */
export const findCart = async (
  host: Host,
  sessionId: string | undefined,
  options: CartOptions = {},
): Promise<CartView> => {
  const [stored, removed] = await Promise.all([
    options.stored ?? (sessionId ? readLines(host.db, sessionId) : []),
    options.removed && nameRemoved(host, options.removed),
  ]);
  const [adjustments, delivery] = await Promise.all([
    findAdjustments(host, stored),
    findUsualPrice(host, stored),
  ]);
  const told = toldIn(host, options.language);
  const lines = stored.map((line, at) => ({
    ...presentLine(line, (access, kind) => hrefOf(host, access, kind), told),
    bundles: adjustments.filter(({ lineCents }) => lineCents[at]).map(({ title }) => title),
  }));
  return {
    lines,
    totals: totalsOf(lines, delivery, adjustments),
    removed: lines.some((line) => line.variantId === removed?.variantId) ? undefined : removed,
    emptyHref: lines.length > 0 ? confirmHref(host, emptyCartPath) : undefined,
    notices: options.notices ?? [],
  };
};

const toldIn = (host: Host, language: string | undefined): Told | undefined => {
  const terms = language && frameIn(getSite(host), language).terms;
  return language && terms ? { language, terms } : undefined;
};

const nameRemoved = async (
  host: Host,
  removed: Pick<RemovedLine, 'variantId' | 'quantity'>,
): Promise<RemovedLine | undefined> => {
  const name = await findVariantName(host.db, removed.variantId);
  return name && { ...removed, title: name.title, choice: presentChoice(name) };
};
