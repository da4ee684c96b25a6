import { type Command, Option } from 'commander';
import type { DiscountKind } from '#features/promotions/contract';
import { formatEuro } from '#kernel/values/money';
import { amount, wholeNumber } from './read-options';

/** What a discount code, or those of an offer, take off, as the terminal says it. */
export type DiscountOptions = {
  percent?: number;
  amount?: number;
  freeDelivery?: true;
  minimum?: number;
};

type Effect = { kind: DiscountKind; value: number };

/** Adds the options that say what is taken off, and from how much on. */
export const addDiscountOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--percent <getal>', 'procent van de artikelen')
        .argParser(wholeNumber(100))
        .conflicts(['amount', 'freeDelivery']),
    )
    .addOption(
      new Option('--amount <bedrag>', 'bedrag van de artikelen af')
        .argParser(amount)
        .conflicts('freeDelivery'),
    )
    .option('--free-delivery', 'bezorgen kost niets')
    .option('--minimum <bedrag>', 'geldt vanaf zoveel aan artikelen', amount);

/** Which of the three it is; undefined: none was said. */
export const effectOf = ({
  percent,
  amount: cents,
  freeDelivery,
}: DiscountOptions): Effect | undefined => {
  if (percent) return { kind: 'percentage', value: percent };
  if (cents) return { kind: 'amount', value: cents };
  return freeDelivery ? { kind: 'delivery', value: 0 } : undefined;
};

export const effectText = ({ kind, value }: Effect): string => {
  if (kind === 'percentage') return `${value}%`;
  return kind === 'amount' ? formatEuro(value) : 'gratis bezorgen';
};
