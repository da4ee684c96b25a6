import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { one, readParams } from '#features/pages/api.server';
import { badRequest, notFound } from '#kernel/errors';
import { paymentTexts } from '#kernel/messages/nl-payments';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import { outcomeField, testBankOutcomes, testBankPath } from '../../contract';
import { TestBank } from '../../site/test-bank.view';
import { receiveNotice } from '../notices';
import { showPage } from '../own-page';
import { findProvider, TEST_BANK } from '../providers';
import { type BankPayment, decideBankPayment, findBankPayment, stateAt } from './books';

const texts = paymentTexts.testBank;

/** Throws a 404 for a number that the bank doesn't know, and where the bank is not in use. */
const getPayment = async (host: Host, request: FastifyRequest): Promise<BankPayment> => {
  const { id } = request.params as { id: string };
  const isOpen = findProvider(host)?.name === TEST_BANK;
  const payment = isOpen ? await findBankPayment(host, id) : undefined;
  if (!payment) throw notFound();
  return payment;
};

const methodName = (id: string): string =>
  (texts.methods as Record<string, string | undefined>)[id] ?? id;

const show = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const payment = await getPayment(host, request);
  const { orderNumber, amountCents, returnTo, id } = payment;
  return showPage(host, request, reply, {
    title: texts.title,
    quiet: true,
    main: (token) =>
      createElement(TestBank, {
        ...{ orderNumber, amountCents, token, returnHref: returnTo, action: testBankPath(id) },
        method: methodName(payment.method),
        open: stateAt(payment, host.clock.now()) === 'open',
      }),
  });
};

/** Does what a bank does: decides, notifies the shop, and sends the buyer back. */
const decide = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  requireOwnPage(host, request);
  const payment = await getPayment(host, request);
  const asked = one(readParams(request.body), outcomeField);
  const outcome = testBankOutcomes.find((known) => known === asked);
  if (!outcome) throw badRequest(texts.question);
  await decideBankPayment(host, payment, outcome);
  if (outcome !== 'later')
    await receiveNotice(host, {
      ...{ provider: TEST_BANK, providerId: payment.id },
      body: `id=${payment.id}`,
    });
  return reply.redirect(payment.returnTo, 303);
};

export const addTestBankRoutes = (host: Host): void => {
  host.app.get(testBankPath(':id'), show(host));
  host.app.post(testBankPath(':id'), decide(host));
};
