import { blockTexts } from '../messages/nl-blocks';
import type { BlockDefinition } from './block';
import type { Setting } from './field';

/** Types whose values are chosen, not typed. */
const chosen = ['ImageField', 'SelectField', 'FixedFilterField'];

/** A number is never empty: 0 says something too. */
const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

const missing = ({ label }: Pick<BlockDefinition, 'label'>, setting: Setting): string => {
  const say = chosen.includes(setting.type.name) ? blockTexts.choose : blockTexts.fill;
  return say(label, setting.label);
};

/**
 * What an editor has still to do before a block shows anything, in Dutch: a setting that it can't do
 * without is empty or, where it drew nothing (`isShown`), what a setting refers to isn't there.
 */
export const unfinishedText = (
  definition: Pick<BlockDefinition, 'label' | 'settings'>,
  values: Readonly<Record<string, unknown>>,
  isShown: boolean,
): string | undefined => {
  const settings = Object.entries(definition.settings);
  const empty = settings.find(([name, { required }]) => required && isEmpty(values[name]));
  if (empty) return missing(definition, empty[1]);
  if (isShown) return undefined;
  const dead = settings.find(([name, { refers }]) => refers && !isEmpty(values[name]));
  return dead && blockTexts.nowhere(definition.label, dead[1].label);
};
