import type { BlockInput, BlockPage } from '#kernel/define/block';
import { calculator as limits } from '#kernel/limits-content';
import { hoursToChoose, yearsToChoose } from '#kernel/values/calculated-hours';
import { field } from '#kernel/wire';
import type { definition } from './definition';
import type { CalculatorProps } from './view';

/** What was chosen, if it may be; else what the block begins with, or the first. */
const choiceOf = (
  { params }: BlockPage,
  name: string,
  choices: readonly number[],
  first: number,
): number => {
  const asked = Number(params[name]?.[0] ?? Number.NaN);
  return [asked, first, choices[0] ?? 1].find((value) => choices.includes(value)) ?? 1;
};

export const propsOf = ({ id, settings, page }: BlockInput<typeof definition>): CalculatorProps => {
  const years = yearsToChoose(settings.mostYears);
  const hours = hoursToChoose(settings.hours, limits.mostHours);
  return {
    ...settings,
    id: `rekenaar-${id}`,
    years,
    hours,
    chosen: {
      years: choiceOf(page, field.years, years, settings.years),
      hours: choiceOf(page, field.hours, hours, settings.firstHours),
    },
    action: page.path,
  };
};
