import { hiddenField, type Visitor } from './visitor';

/** What a visitor types who has it delivered at home. */
export const typedAtHome = {
  email: 'an@klant.nl',
  email_check: 'an@klant.nl',
  firstname: 'An',
  lastname: 'de Wit',
  address_country: 'NL',
  address_zipcode: '3511aw',
  address_housenumber: '12',
  address_street: 'Oudegracht',
  address_place: 'Utrecht',
  account_sameas: '1',
  delivery_method: 'home',
  payment_method: 'transfer',
  conditions_agree: '1',
};

/** The order form as a visitor's page holds it now, with what he typed. */
export const fillOrder = async (
  visitor: Visitor,
  fields: Record<string, string> = {},
): Promise<Record<string, string>> => {
  const { body } = await visitor.get('/webcore/checkout/view');
  const names = ['etalage_token', 'order_key', 'quote', 'ready_days'];
  const hidden = Object.fromEntries(names.map((name) => [name, hiddenField(body, name)]));
  return { ...hidden, ...typedAtHome, ...fields };
};

/** Sends an order form. */
export const sendOrder = (visitor: Visitor, form: Record<string, string>) =>
  visitor.post('/webcore/checkout/order', form);
