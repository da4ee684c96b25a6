import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Account, forPerson, inDashboard } from '#features/accounts/api.server';
import { accountPath } from '#features/accounts/contract';
import { readParams, serveOwnPage } from '#features/pages/api.server';
import { notFound } from '#kernel/errors';
import { passkeys as limits } from '#kernel/limits-passkeys';
import { passkeys as texts } from '#kernel/messages/nl-passkeys';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { lineOf } from '#platform/http/params';
import { nameField, passkeyPath } from '../contract';
import { NameForm } from '../site/name-form.view';
import { passkeys } from './tables';

/** What its holder calls a passkey: a page with a form, for it needs no script. */
export const addNameRoutes = (host: Host): void => {
  const whose = (person: Account, request: FastifyRequest) => {
    const id = readWholeNumber((request.params as { id: string }).id) ?? 0;
    return and(eq(passkeys.id, id), eq(passkeys.accountId, person.id));
  };

  const find = async (person: Account, request: FastifyRequest) => {
    const [row] = await host.db.select().from(passkeys).where(whose(person, request));
    if (!row) throw notFound();
    return row;
  };

  const show = (
    [person, request, reply]: [Account, FastifyRequest, FastifyReply],
    { id, name, error }: { id: number; name: string; error?: string },
  ) =>
    serveOwnPage(host, request, reply, async ({ token }) => {
      const form = createElement(NameForm, { token, id, name, error });
      return {
        status: error ? 422 : 200,
        title: texts.name.title,
        noindex: true,
        main: renderToStaticMarkup(
          inDashboard({ token, view: 'profile', name: person.firstName }, form),
        ),
        tags: [],
      };
    });

  host.app.get(
    passkeyPath.name(':id'),
    forPerson(host, async (...at) => show(at, await find(at[0], at[1]))),
  );

  host.app.post(
    passkeyPath.name(':id'),
    forPerson(host, async (...at) => {
      const [person, request, reply] = at;
      const { id } = await find(person, request);
      const name = lineOf(readParams(request.body), nameField).replace(/\s+/g, ' ');
      if (name === '' || name.length > limits.maxName) {
        return show(at, { id, name: name.slice(0, 300), error: texts.name.wrong });
      }
      await host.db.update(passkeys).set({ name }).where(whose(person, request));
      return reply.redirect(`${accountPath.profile}?saved=1`, 303);
    }),
  );
};
