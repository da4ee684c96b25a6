import { createApiUser, isClientId, listApiKeys, removeApiKey } from '#features/api/api.server';
import { scopes } from '#features/api/contract';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import { noteAction } from '#features/staff/api.server';
import { badRequest, notFound } from '#kernel/errors';
import { connections as limits } from '#kernel/limits-connections';
import { connectionTexts } from '#kernel/messages/nl-connections';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import type { ToldSecret } from '../contract';

const { keys: texts, audit } = connectionTexts;

const wrong = (message: string) => badRequest(message, { name: message });

/** Keys by which programs elsewhere ask the API. */
export const addKeyRoutes = (host: Host): void => {
  const { app, db } = host;
  const options = officeRoute();
  const all = `${officePath.calls}/connections/keys`;

  app.post(all, options, async (request): Promise<ToldSecret> => {
    const { id: memberId } = await requireSpecial(host, request, 'connections');
    const said = (request.body ?? {}) as Record<string, unknown>;
    const name = typeof said.name === 'string' ? said.name.trim() : '';
    if (!isClientId(name)) throw wrong(texts.nameWrong);
    const scope = scopes.find((known) => known === said.scope);
    if (!scope) throw badRequest(texts.scopeMissing, { scope: texts.scopeMissing });
    // What is wrong is told before a password is asked for it.
    await requireSpecial(host, request, 'connections', { proven: true });
    if ((await listApiKeys(db)).length >= limits.keys) throw wrong(texts.full(limits.keys));
    const made = await createApiUser(db, name, scope);
    if (!made) throw wrong(texts.nameTaken);
    await noteAction(host, request, {
      ...{ action: 'key.make', outcome: 'success', memberId, subject: name },
      after: { [audit.scope]: texts.scopes[scope] },
    });
    return { secret: made.secret };
  });

  app.delete(`${all}/:name`, options, async (request) => {
    const { id: memberId } = await requireSpecial(host, request, 'connections', { proven: true });
    const { name } = request.params as { name: string };
    const gone = isClientId(name) ? await removeApiKey(db, name) : undefined;
    if (!gone) throw notFound(texts.gone);
    await noteAction(host, request, {
      ...{ action: 'key.remove', outcome: 'success', memberId, subject: name },
      before: { [audit.scope]: texts.scopes[gone.scope] },
    });
    return {};
  });
};
