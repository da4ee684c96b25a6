import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { applications as texts } from '#kernel/messages/nl-applications';
import { definition } from './definition';
import { type Loaded, propsOf } from './props';

test('without an introduction of its own it has the usual one', () => {
  expect(propsOf(inputOf(definition))).toBeNull();
  const data = { isOver: false } as Loaded;
  expect(propsOf(inputOf(definition, { data }))).toEqual({ isOver: false, intro: texts.intro });
  const settings = { intro: 'Kom bij ons' };
  expect(propsOf(inputOf(definition, { settings, data }))?.intro).toBe('Kom bij ons');
});
