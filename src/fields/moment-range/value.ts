import { readMoment } from '#kernel/values/date-input';
import {
  endProblem,
  isInOrder,
  momentOfEnd,
  type RangeEnd,
  rangeEnds,
} from '#kernel/values/moment-range';

/** Both ends by Amsterdam's clocks, `2026-11-20 09:05`; empty: open. */
export type TypedRange = Record<RangeEnd, string>;

const BETWEEN = '/';

/** An end as it is kept: what can't be read stays as it was sent, without what parts the ends. */
export const tidyEnd = (sent: string): string =>
  readMoment(sent) ?? sent.replaceAll(BETWEEN, '-').trim();

/** The ends of a field's value. */
export const readEnds = (value: string): TypedRange => {
  const [from = '', until = ''] = value.split(BETWEEN);
  return { from: tidyEnd(from), until: tidyEnd(until) };
};

/** A field's value of its ends; two open ones are no value. */
export const writeEnds = ({ from, until }: TypedRange): string =>
  from === '' && until === '' ? '' : `${from}${BETWEEN}${until}`;

/** The name under which an end is sent, such as `field_83[from]`. */
export const endName = (name: string, end: RangeEnd): string => `${name}[${end}]`;

/** What is wrong with a range, by its ends; none of an open one. */
export const problemsOf = (
  range: TypedRange,
): { part: RangeEnd; problem: 'wrong' | 'skipped' | 'order' }[] => {
  const wrong = rangeEnds.flatMap((part) => {
    const problem = range[part] === '' ? undefined : endProblem(range[part]);
    return problem ? [{ part, problem: problem === 'none' ? ('wrong' as const) : problem }] : [];
  });
  if (wrong.length > 0 || range.from === '' || range.until === '') return wrong;
  const [from, until] = [momentOfEnd(range.from), momentOfEnd(range.until)];
  return isInOrder({ from, until }) ? [] : [{ part: 'until', problem: 'order' }];
};
