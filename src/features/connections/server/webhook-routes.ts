import { officeRoute, requireSpecial } from '#features/office/api.server';
import { noteAction } from '#features/staff/api.server';
import {
  addWebhook,
  changeWebhook,
  pingWebhook,
  removeWebhook,
} from '#features/webhooks/api.server';
import { type WebhookEvent, webhookEvents } from '#features/webhooks/contract';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { connections as limits } from '#kernel/limits-connections';
import { connectionTexts } from '#kernel/messages/nl-connections';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import type { ToldConnections, ToldSecret } from '../contract';
import { problemOfUrl } from './check-url';
import { requireWebhook, tellConnections } from './tell';

const { hooks: texts, audit } = connectionTexts;

/** Events as they were sent. Throws a 400 for what is none, and for none at all. */
const readEvents = (said: unknown): WebhookEvent[] => {
  const asked: readonly unknown[] = Array.isArray(said) ? said : [];
  const events = webhookEvents.filter((known) => asked.includes(known));
  if (events.length === 0 || asked.some((one) => !events.some((known) => known === one))) {
    throw badRequest(texts.eventsMissing, { events: texts.eventsMissing });
  }
  return events;
};

const wrong = (message: string) => badRequest(message, { url: message });

const namesOf = (events: readonly WebhookEvent[]): string =>
  events.map((event) => texts.names[event]).join(', ');

/** Programs elsewhere that are told of events. */
export const addWebhookRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const all = `${officePath.calls}/connections`;
  const one = `${all}/webhooks/:id`;
  const pings = createRateLimiter(host, {
    ...{ name: 'webhook ping', points: 1, seconds: limits.pingEvery },
  });

  app.get(all, options, async (request): Promise<ToldConnections> => {
    await requireSpecial(host, request, 'connections');
    return tellConnections(host);
  });

  app.post(`${all}/webhooks`, options, async (request): Promise<ToldSecret> => {
    const { id: memberId } = await requireSpecial(host, request, 'connections');
    const said = (request.body ?? {}) as Record<string, unknown>;
    const url = typeof said.url === 'string' ? said.url.trim() : '';
    const problem = problemOfUrl(url);
    if (problem !== undefined) throw wrong(problem);
    const events = readEvents(said.events);
    // What is wrong is told before a password is asked for it.
    await requireSpecial(host, request, 'connections', { proven: true });
    const { secret } = await addWebhook(host, { url, events }, (there) => {
      if (there.some((known) => known.url === url)) throw wrong(texts.urlTaken);
      if (there.length >= limits.webhooks) throw wrong(texts.full(limits.webhooks));
    });
    await noteAction(host, request, {
      ...{ action: 'webhook.add', outcome: 'success', memberId, subject: url },
      after: { [audit.events]: namesOf(events) },
    });
    return { secret };
  });

  app.patch(one, options, async (request) => {
    const { id: memberId } = await requireSpecial(host, request, 'connections', { proven: true });
    const before = await requireWebhook(host, request);
    const said = (request.body ?? {}) as Record<string, unknown>;
    const events = said.events === undefined ? before.events : readEvents(said.events);
    const isOn = typeof said.isOn === 'boolean' ? said.isOn : before.isOn;
    const after = await changeWebhook(host, before.id, { events, isOn });
    if (!after) throw notFound(texts.gone);
    const told = (row: typeof before) => ({
      [audit.events]: namesOf(row.events),
      [audit.on]: row.isOn ? connectionTexts.on : connectionTexts.off,
    });
    await noteAction(host, request, {
      ...{ action: 'webhook.change', outcome: 'success', memberId, subject: before.url },
      ...{ before: told(before), after: told(after) },
    });
    return {};
  });

  app.delete(one, options, async (request) => {
    const { id: memberId } = await requireSpecial(host, request, 'connections', { proven: true });
    const { id, url } = await requireWebhook(host, request);
    if (!(await removeWebhook(host, id))) throw notFound(texts.gone);
    await noteAction(host, request, {
      ...{ action: 'webhook.remove', outcome: 'success', memberId, subject: url },
    });
    return {};
  });

  app.post(`${one}/test`, options, async (request) => {
    const { id: memberId } = await requireSpecial(host, request, 'connections');
    const { id, url, isOn } = await requireWebhook(host, request);
    if (!isOn) throw new AppError(409, 'off', texts.testOff);
    if (!(await pings.take(String(id)))) {
      throw new AppError(429, 'too_many_requests', texts.testSoon);
    }
    await pingWebhook(host, id);
    await noteAction(host, request, {
      ...{ action: 'webhook.test', outcome: 'success', memberId, subject: url },
    });
    return {};
  });
};
