import { type FieldOption, setting } from '#kernel/define/field';
import { selectField } from './select/field';

/** The options of a choice, by their values. */
export const choices = (labels: Readonly<Record<string, string>>): FieldOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Whether a block is what its page is about, or a part of it. */
export const levelSetting = setting(selectField, 'Kopniveau', {
  default: '2',
  options: choices({ '1': 'Onderwerp van de pagina', '2': 'Deel van de pagina' }),
});

/** The level of the heading that was set so. */
export const levelOf = (level: string): 1 | 2 => (level === '1' ? 1 : 2);

/** A link with its text; none without an address. */
export const moreOf = ({ moreLabel, moreLink }: { moreLabel: string; moreLink: string }) =>
  moreLink === '' ? undefined : { label: moreLabel, href: moreLink };
