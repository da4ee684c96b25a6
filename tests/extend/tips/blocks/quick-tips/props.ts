import type { BlockInput } from '#kernel/define/block';
import { tipHref } from '../../entity';
import type { definition } from './definition';
import type { QuickTipsProps } from './view';

/** What is loaded of a tip. */
export type QuickTip = { access: string; title: string; minutes: number };

export const propsOf = ({
  settings,
  data = [],
}: BlockInput<typeof definition, readonly QuickTip[]>): QuickTipsProps | null => {
  const tips = data
    .filter(({ minutes }) => minutes <= settings.minutes)
    .map(({ access, title }) => ({ href: tipHref(access), title }));
  return tips.length === 0 ? null : { title: settings.title, tips };
};
