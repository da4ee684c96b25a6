import type { Check } from '#features/entities/api.server';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import { iconNames, isIconName } from '#ui/icon.view';

/** A sign is one that is drawn, or none. A row with another from before may be written otherwise. */
export const checkSign: Check = (_host, _tx, { before, after }): Record<string, string> => {
  const name = String(after?.icon ?? '');
  if (name === '' || name === before?.icon || isIconName(name)) return {};
  return { icon: texts.oneOf(iconNames.join(', ')) };
};
