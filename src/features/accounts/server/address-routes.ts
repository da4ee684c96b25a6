import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { one, type Params, readParams, serveOwnPage } from '#features/pages/api.server';
import { notFound } from '#kernel/errors';
import { account as texts } from '#kernel/messages/nl-account';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { requireOwnPage } from '#platform/sessions/csrf';
import { checkAddress } from '../check-address';
import { type AddressFields, accountPath } from '../contract';
import { AddressForm, type AddressFormProps } from '../site/address-form.view';
import { Addresses } from '../site/addresses.view';
import { DashboardFrame } from '../site/dashboard-frame.view';
import { type Account, findAccount } from './accounts';
import { addressOf, fieldsOf, readFields } from './address-fields';
import { findAddress, listAddresses, removeAddress, saveAddress } from './addresses';

/** What the list says after a change, by the address's own word for it. */
const toldOf = (params: Params): string | undefined => {
  if (one(params, 'saved') !== undefined) return texts.addressSaved;
  return one(params, 'removed') === undefined ? undefined : texts.addressRemoved;
};

const idOf = (request: FastifyRequest): number | 'nieuw' => {
  const { id } = request.params as { id: string };
  const number = id === 'nieuw' ? id : readWholeNumber(id);
  if (number === undefined) throw notFound();
  return number;
};

/** The addresses of an account holder: to see, add, change and take away. */
export const addAddressRoutes = (host: Host): void => {
  const { app } = host;

  type Handle = (
    person: Account,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply>;

  /** For who is logged in; others are sent to do so. */
  const forPerson = (handle: Handle) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'POST') {
      requireOwnPage(host, request);
    }
    const session = await host.sessions.find(request);
    const person = session?.accountId ? await findAccount(host, session.accountId) : undefined;
    return person ? handle(person, request, reply) : reply.redirect(accountPath.login, 303);
  };

  const show = (
    [person, request, reply]: Parameters<Handle>,
    content: (token: string) => ReactNode,
    status = 200,
  ) =>
    serveOwnPage(host, request, reply, async ({ token }) => ({
      status,
      title: texts.addresses,
      noindex: true,
      main: renderToStaticMarkup(
        createElement(DashboardFrame, {
          token,
          view: 'addresses',
          name: person.firstName,
          // biome-ignore lint/correctness/noChildrenProp: there is no JSX here
          children: content(token),
        }),
      ),
      tags: [],
    }));

  const showForm = (
    at: Parameters<Handle>,
    props: Omit<AddressFormProps, 'token'>,
    status?: number,
  ) => show(at, (token) => createElement(AddressForm, { ...props, token }), status);

  app.get(
    accountPath.addresses,
    forPerson(async (...at) => {
      const [person, request] = at;
      const addresses = await listAddresses(host, person.id);
      const told = toldOf(readParams(request.query));
      return show(at, (token) => createElement(Addresses, { token, addresses, told }));
    }),
  );

  app.get(
    accountPath.address(':id'),
    forPerson(async (...at) => {
      const [person, request] = at;
      const id = idOf(request);
      if (id === 'nieuw') return showForm(at, { id, values: ownName(person), errors: {} });
      const address = await findAddress(host, person.id, id);
      if (!address) throw notFound();
      return showForm(at, { id, values: fieldsOf(address), errors: {} });
    }),
  );

  app.post(
    accountPath.address(':id'),
    forPerson(async (...at) => {
      const [person, request, reply] = at;
      const id = idOf(request);
      const values = readFields(readParams(request.body));
      const errors = checkAddress(values);
      if (Object.keys(errors).length > 0) return showForm(at, { id, values, errors }, 422);
      const row = id === 'nieuw' ? undefined : id;
      const saved = await saveAddress(host, person.id, addressOf(values), row);
      if (saved === 'unknown') throw notFound();
      const full = { '': texts.addressesFull };
      if (saved === 'full') return showForm(at, { id, values, errors: full }, 422);
      return reply.redirect(`${accountPath.addresses}?saved=1`, 303);
    }),
  );

  app.post(
    accountPath.removeAddress(':id'),
    forPerson(async (person, request, reply) => {
      const id = idOf(request);
      const isGone = id !== 'nieuw' && (await removeAddress(host, person.id, id));
      // Nothing is said of what wasn't there: another's, or one's own by a second press.
      return reply.redirect(`${accountPath.addresses}${isGone ? '?removed=1' : ''}`, 303);
    }),
  );
};

const ownName = ({ firstName, lastName }: Account): AddressFields => ({
  firstname: firstName,
  lastname: lastName,
});
