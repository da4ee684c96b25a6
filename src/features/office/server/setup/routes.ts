import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { one, type Params, readParams, registerEntrance } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { beginStaffSession, sendOfficePage } from '#features/staff/api.server';
import { staff as limits } from '#kernel/limits-staff';
import { setupTexts as texts } from '#kernel/messages/nl-setup';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { keepPrivate } from '#platform/http/secret-address';
import { createRateLimiter } from '#platform/rate-limiter/rate-limiter';
import { noteSecurity } from '#platform/security-log/security-log';
import { pageToken, requireOwnPage } from '#platform/sessions/csrf';
import { deviceOf } from '#platform/sessions/device';
import {
  GO_BACK,
  type SetupAnswers,
  type SetupField,
  type SetupStep,
  setupField,
  setupParam,
  setupPath,
  setupSteps,
} from '../../contract';
import { SetupGone, SetupPage, type SetupPageProps } from '../../site/setup.view';
import { checkAnswers, listSetupFields, tidyAnswer } from './answers';
import { finishSetup } from './finish';
import { isSetupToken } from './link';

const QUARTER = 15 * 60;
/** Where the office goes on. */
const GOES_ON = '/admin/begin';

/** What was answered, or stands there of itself. */
const answersIn = (fields: readonly SetupField[], params: Params): SetupAnswers =>
  Object.fromEntries(
    fields.map((field) => {
      const sent = one(params, field.name);
      return [field.name, sent === undefined ? field.initial : tidyAnswer(field, sent)];
    }),
  );

const stepIn = (params: Params): SetupStep =>
  setupSteps.find((step) => step === one(params, setupField.step)) ?? 'wie';

/** The steps up to and with one. */
const until = (step: SetupStep): readonly SetupStep[] =>
  setupSteps.slice(0, setupSteps.indexOf(step) + 1);

type Found = { step: SetupStep; problems: Record<string, string> };

/** The first step of some in whose answers something is wrong. */
const findProblem = async (
  host: Host,
  steps: readonly SetupStep[],
  answers: SetupAnswers,
): Promise<Found | undefined> => {
  const fields = listSetupFields(host);
  for (const step of steps) {
    const ofStep = fields.filter((field) => field.step === step);
    const problems = await checkAnswers(host, ofStep, answers);
    if (Object.keys(problems).length > 0) return { step, problems };
  }
  return undefined;
};

/**
 * The pages on which an empty site is set up, for whoever has the link that a start tells. They work without script:
 * what was answered goes along from step to step, but for the password, which the last one asks.
 */
export const addSetupRoutes = (host: Host): void => {
  const { app } = host;
  const { tries } = limits.setup;
  const limiter = createRateLimiter(host, { name: 'setup', points: tries, seconds: QUARTER });

  /** Whether a link holds. Each try is counted, and one with the right token given back. */
  const tryToken = async (
    request: FastifyRequest,
    token: string,
  ): Promise<'open' | 'gone' | 'often'> => {
    const client = clientOf(request);
    if (!(await limiter.take(client))) return 'often';
    const holds = await isSetupToken(host, token);
    if (holds) await limiter.giveBack(client);
    else noteSecurity(host, request, { event: 'setup', outcome: 'failure' });
    return holds ? 'open' : 'gone';
  };

  registerEntrance(host, 'setup', async (request) => {
    const token = one(readParams(request.query), setupParam);
    if (token === undefined) return undefined;
    return (await tryToken(request, token)) === 'open' ? setupPath(token) : undefined;
  });

  const show = (
    reply: FastifyReply,
    token: string,
    shown: Pick<SetupPageProps, 'step' | 'answers'> & Pick<Partial<SetupPageProps>, 'problems'>,
  ) => {
    const fields = listSetupFields(host);
    const props = {
      ...{ site: getSite(host).name, token: pageToken(host.config.secret, host.clock.now()) },
      ...{ action: setupPath(token), fields, problems: {}, ...shown },
    };
    const isWrong = Object.keys(props.problems).length > 0;
    const { title } = texts.steps[shown.step];
    return sendOfficePage(host, keepPrivate(reply), {
      title: isWrong ? `${texts.wrong}: ${title}` : title,
      content: createElement(SetupPage, props),
      status: isWrong ? 422 : 200,
    });
  };

  const refuse = (reply: FastifyReply, why: 'gone' | 'often') =>
    sendOfficePage(host, keepPrivate(reply), {
      title: texts.goneTitle,
      content: createElement(SetupGone, { site: getSite(host).name, why }),
      status: why === 'gone' ? 404 : 429,
    });

  const tokenOf = ({ params }: FastifyRequest): string => (params as { token: string }).token;

  app.get(setupPath(':token'), async (request, reply) => {
    const token = tokenOf(request);
    const state = await tryToken(request, token);
    if (state !== 'open') return refuse(reply, state);
    return show(reply, token, { step: 'wie', answers: answersIn(listSetupFields(host), {}) });
  });

  app.post(setupPath(':token'), async (request, reply) => {
    requireOwnPage(host, request);
    const token = tokenOf(request);
    const state = await tryToken(request, token);
    if (state !== 'open') return refuse(reply, state);
    const params = readParams(request.body);
    const answers = answersIn(listSetupFields(host), params);
    const step = stepIn(params);
    const at = setupSteps.indexOf(step);
    if (one(params, setupField.go) === GO_BACK) {
      return show(reply, token, { step: setupSteps[Math.max(0, at - 1)] ?? 'wie', answers });
    }
    const wrong = await findProblem(host, until(step), answers);
    if (wrong) return show(reply, token, { ...wrong, answers });
    const next = setupSteps[at + 1];
    if (next) return show(reply, token, { step: next, answers });
    const member = await finishSetup(host, answers, {
      ...{ client: clientOf(request), device: deviceOf(request) },
    });
    if (!member) return refuse(reply, 'gone');
    noteSecurity(host, request, { event: 'setup', outcome: 'success' });
    await beginStaffSession(host, request, reply, { memberId: member.id });
    return reply.redirect(GOES_ON, 303);
  });
};
