import { levelOf } from '#fields/block-settings';
import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { FormFrameProps } from './view';

/** The form, and the cleaned HTML of what stands beside it. */
export type LoadedForm = Pick<FormFrameProps, 'form' | 'beside'>;

export const propsOf = ({
  settings: { title, intro, level },
  data,
}: BlockInput<typeof definition, LoadedForm>): FormFrameProps | null =>
  data ? { title, intro, level: levelOf(level), ...data } : null;
