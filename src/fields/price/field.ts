import { moneyField } from '../money';

/** A price. */
export const priceField = moneyField('PriceField');
