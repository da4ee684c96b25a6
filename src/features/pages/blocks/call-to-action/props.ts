import type { BlockInput } from '#kernel/define/block';
import { readLinkLines } from '#kernel/values/link-lines';
import type { definition } from './definition';
import type { CallToActionProps } from './view';

export const propsOf = ({ settings }: BlockInput<typeof definition>): CallToActionProps => ({
  ...settings,
  picture: settings.picture ?? undefined,
  tone: settings.tone as CallToActionProps['tone'],
  links: readLinkLines(settings.links),
});
