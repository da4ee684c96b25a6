import type { BlockInput } from '#kernel/define/block';
import { applications as texts } from '#kernel/messages/nl-applications';
import type { definition } from './definition';
import type { ApplicationPageProps } from './view';

export type Loaded = Omit<ApplicationPageProps, 'intro'>;

export const propsOf = ({
  settings,
  data,
}: BlockInput<typeof definition, Loaded>): ApplicationPageProps | null =>
  data ? { ...data, intro: settings.intro || texts.intro } : null;
