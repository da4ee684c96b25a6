import { blockTexts } from '../messages/nl-blocks';
import type { BlockDefinition } from './block';
import type { Setting } from './field';

/** A number is never empty: 0 says something too. */
const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

const missing = ({ label }: Pick<BlockDefinition, 'label'>, setting: Setting): string => {
  const say = setting.type.isChosen ? blockTexts.choose : blockTexts.fill;
  return say(label, setting.label);
};

type Told = Pick<BlockDefinition, 'label' | 'settings'>;
type Values = Readonly<Record<string, unknown>>;

/** The settings that a block can't do without and that are empty, each with what is to be done. */
export const missingSettings = (definition: Told, values: Values): [name: string, told: string][] =>
  Object.entries(definition.settings)
    .filter(([name, { required }]) => required && isEmpty(values[name]))
    .map(([name, setting]) => [name, missing(definition, setting)]);

/**
 * What an editor has still to do before a block shows anything, in Dutch: a setting that it can't do
 * without is empty or, where it drew nothing (`isShown`), what a setting refers to isn't there.
 */
export const unfinishedText = (
  definition: Told,
  values: Values,
  isShown: boolean,
): string | undefined => {
  const [empty] = missingSettings(definition, values);
  if (empty) return empty[1];
  if (isShown) return undefined;
  const dead = Object.entries(definition.settings).find(
    ([name, { refers }]) => refers && !isEmpty(values[name]),
  );
  return dead && blockTexts.nowhere(definition.label, dead[1].label);
};
