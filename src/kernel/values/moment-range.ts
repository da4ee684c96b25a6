import { instantOf } from './dutch-dates';
import { minutesOf } from './opening-hours';
import { readMoment } from './plan-moment';

/** From one moment until another, which itself doesn't count; an end that is null is open. ISO texts in UTC. */
export type MomentRange = { from: string | null; until: string | null };

export const rangeEnds = ['from', 'until'] as const;
export type RangeEnd = (typeof rangeEnds)[number];

/** Whether a range ends after it begins; of an open end that is so. ISO texts in one zone are in order as texts. */
export const isInOrder = ({ from, until }: MomentRange): boolean => !from || !until || from < until;

/** What is wrong with an end by Amsterdam's clocks, `2026-11-20 09:05`; undefined: nothing. */
export const endProblem = (typed: string): 'none' | 'skipped' | undefined => {
  const [day = '', time = ''] = typed.split(' ');
  const read = readMoment(day, time);
  return 'wrong' in read ? read.wrong : undefined;
};

/** The moment of an end by Amsterdam's clocks; of an hour that comes twice the first. */
export const momentOfEnd = (typed: string): string => {
  const [day = '', time = ''] = typed.split(' ');
  return instantOf(day, minutesOf(time)).toISOString();
};

type RangeWords = {
  between: (from: string, until: string) => string;
  since: (from: string) => string;
  till: (until: string) => string;
};

/** 'van A tot B', 'vanaf A' or 'tot B', of ends as people read them; '' of two open ends. */
export const tellRange = (
  { between, since, till }: RangeWords,
  { from, until }: MomentRange,
): string => {
  if (from && until) return between(from, until);
  return from ? since(from) : until ? till(until) : '';
};
