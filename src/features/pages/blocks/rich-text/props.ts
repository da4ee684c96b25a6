import type { BlockInput } from '#kernel/define/block';
import type { definition } from './definition';
import type { RichTextProps } from './view';

/** `data`: what was written, cleaned, and with facts of the chain in it. */
export const propsOf = ({
  settings,
  data = '',
}: BlockInput<typeof definition, string>): RichTextProps => ({
  title: settings.title,
  action:
    settings.link && settings.linkText
      ? { link: settings.link, text: settings.linkText }
      : undefined,
  html: data,
  place: settings.place as RichTextProps['place'],
});
