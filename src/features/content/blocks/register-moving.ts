import { createElement } from 'react';
import { one, type RenderContext, registerBlock } from '#features/pages/api.server';
import { calculator as limits } from '#kernel/limits-content';
import { hoursToChoose, yearsToChoose } from '#kernel/values/calculated-hours';
import { readLinkLines } from '#kernel/values/link-lines';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { Calculator } from '../site/calculator.view';
import { Flyer } from '../site/flyer.view';
import { Ticker } from '../site/ticker.view';
import { calculatorBlock, flyerBlock, tickerBlock } from './moving';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What was chosen, if it may be; else what the block begins with, or the first. */
const choiceOf = (
  { params }: RenderContext,
  name: string,
  choices: readonly number[],
  first: number,
): number => {
  const asked = Number(one(params, name) ?? Number.NaN);
  return [asked, first, choices[0] ?? 1].find((value) => choices.includes(value)) ?? 1;
};

/** The blocks of content that move, or are worked out. */
export const registerMovingBlocks = (host: Host): void => {
  registerBlock(host, {
    definition: tickerBlock,
    view: ({ instance: { id, settings } }) => {
      const items = readLinkLines(settings.items);
      if (items.length === 0) return null;
      return createElement(Ticker, { ...settings, id: `ticker-${id}`, items });
    },
  });
  registerBlock(host, {
    definition: calculatorBlock,
    view: ({ instance: { id, settings }, context }) => {
      const years = yearsToChoose(settings.mostYears);
      const hours = hoursToChoose(settings.hours, limits.mostHours);
      return createElement(Calculator, {
        ...settings,
        id: `rekenaar-${id}`,
        years,
        hours,
        chosen: {
          years: choiceOf(context, field.years, years, settings.years),
          hours: choiceOf(context, field.hours, hours, settings.firstHours),
        },
        action: context.path,
      });
    },
  });
  registerBlock(host, {
    definition: flyerBlock,
    picture: ({ settings }) => settings.picture,
    view: ({ instance: { settings } }) =>
      createElement(Flyer, {
        ...settings,
        lines: linesOf(settings.lines),
        picture: settings.picture ?? undefined,
      }),
  });
};
