import type { FastifyRequest } from 'fastify';
import { officeRoute } from '#features/office/api.server';
import { noteAction } from '#features/staff/api.server';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { priceTexts as texts } from '#kernel/messages/nl-prices';
import { tellPeriod } from '#kernel/values/sent-period';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ToldPlan, ToldPlanLines, ToldPlans } from '../contract';
import { requirePrices, requirePrint } from './change-routes';
import { readWhich } from './find-articles';
import { planJob } from './jobs';
import { makePlan } from './make-plan';
import { articlesAt } from './plan-articles';
import { listPlans, lockPlan, type Plan, readPlan, setPlan } from './plans';
import { planSteps } from './preview';
import { bodyOf, readChange, readName, readPeriod } from './read-change';
import { endPlan, runDue, startPlan, undoPlan } from './run-plans';
import { tellPlanLines, tellPlans } from './tell-plans';
import { holdArticles, storedProducts, takeTurn } from './write';

const LAST_ID = 2 ** 31 - 1;

const idIn = ({ params }: FastifyRequest): number => {
  const id = readWholeNumber((params as { id: string }).id) ?? 0;
  if (id < 1 || id > LAST_ID) throw notFound(texts.problems.gone);
  return id;
};

const toldOf = ({ name, startsAt, endsAt, told }: Plan): string =>
  `${name}: ${told}, ${tellPeriod({ startsAt, endsAt })}`;

/** Prices that are planned ahead: made, listed, cancelled, ended before their time. */
export const addPlanRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const plans = `${officePath.calls}/prices/plans`;

  const note = (request: FastifyRequest, memberId: number, act: string, plan: Plan, tx?: Tx) => {
    const noted = { action: `prices.${act}`, outcome: 'success', memberId } as const;
    const after = { [texts.title]: toldOf(plan) };
    return noteAction(host, request, { ...noted, subject: String(plan.id), after }, tx);
  };
  const tellOne = async (plan: Plan): Promise<ToldPlan> => {
    const [told] = await tellPlans(host, [plan]);
    if (!told) throw notFound(texts.problems.gone);
    return told;
  };

  app.get(plans, options, async (request): Promise<ToldPlans> => {
    await requirePrices(host, request);
    return { plans: await tellPlans(host, await listPlans(host)) };
  });

  app.get(`${plans}/:id/articles`, options, async (request): Promise<ToldPlanLines> => {
    await requirePrices(host, request);
    const { start } = request.query as { start?: string };
    const from = Math.min(readWholeNumber(start ?? '0') ?? 0, LAST_ID);
    return tellPlanLines(host, await readPlan(host, idIn(request)), from);
  });

  app.post(plans, options, async (request): Promise<ToldPlan> => {
    const member = await requirePrices(host, request);
    const body = bodyOf(request.body);
    const change = readChange(body);
    const period = readPeriod(body, host.clock.now());
    const name = readName(body);
    const chosen = await readWhich(host, { member, stored: storedProducts(host) }, body);
    const plan = await transact(host.db, async (tx) => {
      await takeTurn(host, tx);
      const held = await holdArticles(host, tx, chosen.ids);
      const stands = [...held.values()].map(({ article }) => article);
      const articles = await articlesAt(tx, host, stands, period.startsAt);
      const planned = planSteps(articles, change, chosen);
      requirePrint(body.print, planned);
      if (planned.steps.length === 0) throw badRequest(texts.nothing, { which: texts.nothing });
      const told = texts.told(change.rule);
      const made = await makePlan(
        host,
        tx,
        { name, told, memberId: member.id, ...period },
        planned.steps,
      );
      for (const at of [made.startsAt, made.endsAt]) {
        if (at) await host.jobs.enqueue(planJob, {}, { startAfter: at, tx });
      }
      await note(request, member.id, 'plan', made, tx);
      return made;
    });
    // What begins now doesn't wait for a minute to pass; what ends now goes before it.
    if (plan.startsAt <= host.clock.now()) await runDue(host);
    return tellOne(await readPlan(host, plan.id));
  });

  /** An act on a plan by hand; answers how it stands after it. */
  const act = (name: string, run: (id: number, by: { memberId: number }) => Promise<unknown>) =>
    app.post(`${plans}/:id/${name}`, options, async (request): Promise<ToldPlan> => {
      const member = await requirePrices(host, request);
      const id = idIn(request);
      await run(id, { memberId: member.id });
      const plan = await transact(host.db, (tx) => lockPlan(host, tx, id));
      if (name !== 'read') await note(request, member.id, name, plan);
      return tellOne(plan);
    });

  act('cancel', (id) =>
    transact(host.db, async (tx) => {
      await takeTurn(host, tx);
      const { state } = await lockPlan(host, tx, id);
      if (state !== 'planned' && state !== 'held') {
        throw new AppError(409, 'ended', texts.problems.ended);
      }
      await setPlan(tx, id, { state: 'cancelled', endedAt: host.clock.now(), isUnread: false });
    }),
  );
  act('end', (id, by) => endPlan(host, id, by));
  act('undo', (id, by) => undoPlan(host, id, by));
  act('start', (id, by) => startPlan(host, id, by));
  act('read', (id) =>
    transact(host.db, async (tx) => {
      const { state } = await lockPlan(host, tx, id);
      // What waits for somebody isn't done by reading it.
      if (state !== 'held') await setPlan(tx, id, { isUnread: false });
    }),
  );
};
