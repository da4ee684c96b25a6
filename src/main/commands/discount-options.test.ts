import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addDiscountOptions, type DiscountOptions, effectOf, effectText } from './discount-options';

const read = (...given: string[]): DiscountOptions => {
  const command = addDiscountOptions(new Command()).exitOverride();
  command.configureOutput({ writeErr: () => {} });
  return command.parse(given, { from: 'user' }).opts();
};

const said = (...given: string[]): string | undefined => {
  const effect = effectOf(read(...given));
  return effect && effectText(effect).replaceAll(/\s/g, ' ');
};

test('codes and offers say with the same options what they take off, one thing at a time', () => {
  expect(said('--percent', '10')).toBe('10%');
  expect(said('--amount', '12,50')).toBe('€ 12,50');
  expect(said('--free-delivery')).toBe('gratis bezorgen');
  expect(said()).toBeUndefined();
  expect(read('--percent', '10', '--minimum', '40')).toEqual({ percent: 10, minimum: 4000 });
  for (const wrong of [
    ['--percent', '101'],
    ['--percent', '10', '--amount', '5'],
    ['--amount', '5', '--free-delivery'],
    ['--percent', '10', '--free-delivery'],
    ['--minimum', 'veel'],
  ]) {
    expect(() => read(...wrong), wrong.join(' ')).toThrow();
  }
});
