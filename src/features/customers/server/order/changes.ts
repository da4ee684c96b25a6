import { changeAddress, checkAddress, readOrderHistory } from '#features/fulfilment/api.server';
import { type AddressValues, addressFields } from '#features/fulfilment/contract';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import type { Order } from '#features/orders/api.server';
import {
  cancelPieces,
  itemsLeft,
  requireAmong,
  sumOfPieces,
  takenBackOf,
} from '#features/returns/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { customerTexts } from '#kernel/messages/nl-customers';
import { formatEuro } from '#kernel/values/money';
import type { Host } from '#platform/host';
import type { ToldSum } from '../../contract';
import { countOf, keyOf, needPieces, needText, textOf } from './read-body';
import { type Asked, onOrder, ordersPath, readOrder } from './read-order';

const texts = customerTexts.change;

/** Characters of a field of an address, before it is checked, and of why pieces are taken out. */
const MOST = { field: 300, why: 200 };

const readAddress = (body: Asked['body'], { delivery }: Order): AddressValues => {
  const values = Object.fromEntries(
    addressFields.map((name) => [name, textOf(body, name).slice(0, MOST.field)]),
  ) as AddressValues;
  const errors = checkAddress(values, delivery?.country ?? 'NL');
  const wrong = Object.values(errors)[0];
  if (wrong !== undefined) throw badRequest(wrong, errors as Record<string, string>);
  return values;
};

/** What is wrong with where it would go stands at its postcode. */
const atZipcode = (error: unknown): unknown =>
  error instanceof AppError && error.status === 422
    ? new AppError(422, error.code, error.message, { zipcode: error.message })
    : error;

const saveAddress = async (host: Host, { order, member, body }: Asked): Promise<void> => {
  const values = readAddress(body, order);
  const cause = { order: order.id, owed: true };
  try {
    await changeAddress(host, order, values, { by: member.name, cause });
  } catch (error) {
    throw atZipcode(error);
  }
};

const takeOut = (host: Host, { order, member, body }: Asked) => {
  const items = needPieces(body);
  const why = needText(body, 'why', { most: MOST.why, missing: texts.whyMissing });
  const key = keyOf(body);
  const cents = countOf(body, 'cents') ?? -1;
  return cancelPieces(host, { by: member.name, orderId: order.id, items, why, cents, key });
};

/** What is changed of an order before it is packed, and what goes back for pieces of it. */
export const addChangeCalls = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const one = `${ordersPath}/:number`;

  app.post(
    `${one}/address`,
    options,
    onOrder(host, {
      right: 'fulfil',
      action: () => 'order.address',
      run: (asked) => saveAddress(host, asked),
    }),
  );

  app.post(`${one}/sum`, options, async (request): Promise<ToldSum> => {
    await requireSpecial(host, request, 'orders');
    const order = await readOrder(host, request);
    const items = needPieces((request.body ?? {}) as Asked['body']);
    const history = await readOrderHistory(host.db, order.id);
    requireAmong(itemsLeft(history.lines, takenBackOf(history)), items);
    return sumOfPieces(host, host.db, order, { history, items });
  });

  app.post(
    `${one}/pieces`,
    options,
    onOrder(host, {
      right: 'fulfil',
      givesBack: () => true,
      action: () => 'order.pieces',
      about: ({ body }) => ({
        [customerTexts.steps.why]: textOf(body, 'why'),
        [customerTexts.refund.amount]: formatEuro(countOf(body, 'cents') ?? 0),
      }),
      run: (asked) => takeOut(host, asked),
    }),
  );
};
