import { badRequest } from '#kernel/errors';
import { listLimits as limits } from '#kernel/limits-lists';
import { listTexts } from '#kernel/messages/nl-lists';
import {
  type Arrangement,
  type ArrangePin,
  type ArrangeRule,
  arrangeEffects,
} from '#kernel/values/arrangement';
import { readSentPeriod, type SentPeriod } from '#kernel/values/sent-period';

const texts = listTexts.problems;
const LAST_ID = 2 ** 31 - 1;

type Body = Record<string, unknown>;

export const bodyOf = (body: unknown): Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};

const isWhole = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= most;

/** A list of what `read` makes of each; undefined: of one it can't, or there are too many. */
const listOf = <T>(sent: unknown, most: number, read: (one: unknown) => T | undefined) => {
  if (!Array.isArray(sent) || sent.length > most) return undefined;
  const list = sent.map(read).filter((one) => one !== undefined);
  return list.length === sent.length ? list : undefined;
};

const pinOf = (sent: unknown): ArrangePin | undefined => {
  const { id, place } = bodyOf(sent);
  return isWhole(id, LAST_ID) && isWhole(place, limits.lastPlace) ? { id, place } : undefined;
};

const ruleOf = (sent: unknown): ArrangeRule | undefined => {
  const { column, option, isNot, effect: asked } = bodyOf(sent);
  const effect = arrangeEffects.find((one) => one === asked);
  if (typeof column !== 'string' || !isWhole(option, LAST_ID) || !effect) return undefined;
  return { column, option, ...(isNot === true && { isNot }), effect };
};

const areOwn = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** An arrangement as it was sent. Throws a 400 that names what of it is wrong. */
export const readArrangement = ({ arrangement }: Body): Arrangement => {
  const sent = bodyOf(arrangement);
  const pins = listOf(sent.pins, limits.pins, pinOf);
  const hidden = listOf(sent.hidden, limits.hidden, (id) =>
    isWhole(id, LAST_ID) ? id : undefined,
  );
  const rules = listOf(sent.rules, limits.rules, ruleOf);
  const arePinned =
    pins && areOwn(pins.map(({ id }) => id)) && areOwn(pins.map(({ place }) => place));
  if (!arePinned) throw badRequest(texts.pins, { pins: texts.pins });
  if (!hidden || !areOwn(hidden)) throw badRequest(texts.hidden, { hidden: texts.hidden });
  if (!rules) throw badRequest(texts.rules, { rules: texts.rules });
  if (pins.some(({ id }) => hidden.includes(id)))
    throw badRequest(texts.both, { hidden: texts.both });
  return { pins: pins.toSorted((one, other) => one.place - other.place), hidden, rules };
};

/** From when, null: from now on, and until when. Throws a 400. */
export const readWhen = (body: Body, now: Date): SentPeriod =>
  readSentPeriod(body, { now, mayBeginNow: true, aheadDays: limits.aheadDays, texts });

/** What it is called; '': nothing was typed. Throws a 400. */
export const readName = ({ name }: Body): string => {
  const text = typeof name === 'string' ? name.replaceAll('\0', '').trim() : '';
  if (text.length > limits.name) throw badRequest(texts.name, { name: texts.name });
  return text;
};
