import { moneyField } from '../money';

/** A sum in euros, or in the currency that the definition names. */
export const euroField = moneyField('EuroField');
