import { enChoice } from '#kernel/messages/en-shop';
import { inLanguage, type Texts } from '#kernel/messages/language';
import { choiceTexts } from '#kernel/messages/nl-shop';
import { nameSize } from '#kernel/values/choice-name';
import { formatPeriod } from '#kernel/values/dutch-dates';
import type { LineKind } from '#kernel/values/line-kind';
import { ONE_SIZE } from '#kernel/values/size-order';
import { field } from '#kernel/wire';
import type { CartLine } from '../contract';
import type { StoredLine } from './read';

type Words = Texts<typeof choiceTexts>;

type Chosen = Pick<StoredLine, 'color' | 'size' | 'event'>;

/** 'Marine, maat M'; of seats when they are: 'zaterdag 12 december 2026, 11:00 tot 13:30 uur'. */
export const presentChoice = (
  { color, size, event }: Chosen,
  words: Words = choiceTexts,
): string => {
  if (event) return formatPeriod(new Date(event.startsAt), new Date(event.endsAt), words.period);
  if (!color && size === ONE_SIZE) return words.onlySize;
  const parts = [color, size && nameSize(size, words)].filter(Boolean).join(', ');
  return parts.charAt(0).toUpperCase() + parts.slice(1);
};

/** Where a line is told in another language than the site's: which, and what its names are called in it. */
export type Told = { language: string; terms: Readonly<Record<string, string>> };

/** The same as a page in another language says it; undefined: its colour has no name in it. */
const presentChoiceIn = (chosen: Chosen, { language, terms }: Told): string | undefined => {
  const color = chosen.color && (terms[chosen.color] ?? null);
  if (chosen.color && !color) return undefined;
  return presentChoice({ ...chosen, color }, inLanguage(language, choiceTexts, enChoice));
};

/** Pieces of a line that can be sent now; of seats no more than one booking may have. */
export const availableOf = (line: Pick<StoredLine, 'sold' | 'places' | 'event'>): number => {
  if (!line.sold) return 0;
  const pieces = line.places.reduce((sum, place) => sum + place.pieces, 0);
  return Math.min(pieces, line.event?.most ?? pieces);
};

type Hrefs = (access: string, kind?: LineKind) => string;

const addressOf = (line: StoredLine, href: Hrefs): string => {
  if (line.event) return href(line.event.access, line.kind);
  const query = new URLSearchParams();
  if (line.colorId !== null) query.set(field.colorId, String(line.colorId));
  if (line.sizeId !== null) query.set(field.sizeId, String(line.sizeId));
  const text = query.toString();
  return text ? `${href(line.access)}?${text}` : href(line.access);
};

/** A line as a visitor sees it. `href` gives a product's page, or an event's. */
export const presentLine = (line: StoredLine, href: Hrefs, told?: Told): CartLine => {
  const choice = told && presentChoiceIn(line, told);
  return { ...lineOf(line, href), ...(choice !== undefined && { choice, isTold: true }) };
};

const lineOf = (line: StoredLine, href: Hrefs): CartLine => ({
  id: line.id,
  variantId: line.variantId,
  productId: line.productId,
  href: addressOf(line, href),
  title: line.title,
  brand: line.brand ?? '',
  choice: presentChoice(line),
  picture: line.picture ?? line.event?.picture ?? undefined,
  quantity: line.quantity,
  unitCents: line.unitCents,
  vanUnitCents:
    line.vanCents !== null && line.vanCents > line.unitCents ? line.vanCents : undefined,
  totalCents: line.quantity * line.unitCents,
  vatRate: line.vatRate,
  kind: line.kind,
  available: availableOf(line),
  sold: line.sold,
  priceWas: line.quotedCents === line.unitCents ? undefined : line.quotedCents,
});
