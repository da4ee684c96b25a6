import { badRequest } from '#kernel/errors';
import { prices as limits } from '#kernel/limits-prices';
import { priceTexts } from '#kernel/messages/nl-prices';
import { type PriceRule, priceRoundings } from '#kernel/values/price-change';
import { readSentPeriod } from '#kernel/values/sent-period';

const texts = priceTexts.problems;

/** A change of prices as it was asked for. */
export type Change = { rule: PriceRule; isSale: boolean; floor: number | null };

/** From when to when; `endsAt` null: they stay. */
export type Period = { startsAt: Date; endsAt: Date | null };

export type Body = Record<string, unknown>;

export const bodyOf = (body: unknown): Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};

const isCents = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Math.abs(Number(value)) <= limits.highest && value !== 0;

/** Percents as tenths; undefined: too many of them, or parts of tenths. */
const tenthsOf = (value: unknown): number | undefined => {
  if (typeof value !== 'number') return undefined;
  const tenths = Math.round(value * 10);
  const isFine = Math.abs(tenths - value * 10) < 1e-6 && tenths !== 0;
  return isFine && tenths >= -limits.mostDown * 10 && tenths <= limits.mostUp * 10
    ? tenths
    : undefined;
};

const readRule = (sent: unknown, fields: Record<string, string>): PriceRule | undefined => {
  const { way, value, rounding: asked } = bodyOf(sent);
  const rounding = priceRoundings.find((one) => one === asked);
  if (!rounding) fields.rounding = texts.rounding;
  if (way === 'percent') {
    const tenths = tenthsOf(value);
    if (tenths === undefined) fields.value = texts.percent;
    return tenths !== undefined && rounding ? { way, tenths, rounding } : undefined;
  }
  if (way === 'amount' || way === 'fixed') {
    const isFine = isCents(value) && (way === 'amount' || value > 0);
    if (!isFine) fields.value = texts.amount;
    return isFine && rounding ? { way, cents: value, rounding } : undefined;
  }
  fields.way = texts.way;
  return undefined;
};

/** What is asked for. Throws a 400 that names each field that is wrong. */
export const readChange = ({ rule: sent, sale, floor }: Body): Change => {
  const fields: Record<string, string> = {};
  const rule = readRule(sent, fields);
  const isFloor = floor === null || floor === undefined || (isCents(floor) && floor > 0);
  if (!isFloor) fields.floor = texts.floor;
  const [message] = Object.values(fields);
  if (message !== undefined || !rule) throw badRequest(message ?? texts.way, fields);
  return { rule, isSale: sale === true, floor: isFloor && floor ? Number(floor) : null };
};

/** From when to when; with an end alone it begins now. Throws a 400. */
export const readPeriod = (body: Body, now: Date): Period =>
  readSentPeriod(body, {
    ...{ now, aheadDays: limits.aheadDays, texts },
    mayBeginNow: body.ends_at !== null && body.ends_at !== undefined,
  });

/** What a plan is called; '': nothing was typed. Throws a 400. */
export const readName = ({ name }: Body): string => {
  const text = typeof name === 'string' ? name.replaceAll('\0', '').trim() : '';
  if (text.length > limits.name) throw badRequest(texts.name, { name: texts.name });
  return text;
};
