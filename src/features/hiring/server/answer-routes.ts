import {
  answerApplication,
  fillAnswer,
  listEvents,
  readAnswer,
  standardAnswer,
} from '#features/applications/api.server';
import {
  type AnswerState,
  type ApplicationState,
  answerStates,
  applicationStates,
} from '#features/applications/contract';
import { officeRoute } from '#features/office/api.server';
import { memberNames, noteAction } from '#features/staff/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { applications as limits } from '#kernel/limits-applications';
import { applications as applicationTexts } from '#kernel/messages/nl-applications';
import { hiringTexts as texts } from '#kernel/messages/nl-hiring';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import type { ToldAnswer, ToldCard } from '../contract';
import { tellCard } from './board';
import { aroundOf, languagesOf } from './languages';
import { shortNames } from './names';
import { requireApplication } from './reach';

const KEY = /^[\w-]{8,64}$/;

export const readAnswerState = (said: unknown): AnswerState => {
  const state = answerStates.find((known) => known === said);
  if (!state) throw badRequest(texts.noState);
  return state;
};

const readFrom = (said: unknown): ApplicationState => {
  const state = applicationStates.find((known) => known === said);
  if (!state) throw badRequest(texts.noState);
  return state;
};

export const readLanguage = (host: Host, said: unknown): string => {
  const known = languagesOf(host).find(({ language }) => language === said);
  if (!known) throw badRequest(texts.noLanguage);
  return known.language;
};

/** Answers an application, with the mail that goes along. */
export const addAnswerRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const path = `${officePath.calls}/applications/:id/answer`;

  /** Who was first, by name. */
  const tellWho = async (error: unknown, id: number): Promise<unknown> => {
    if (!(error instanceof AppError) || error.code !== 'moved') return error;
    const last = (await listEvents(host.db, id)).findLast(({ event }) =>
      applicationStates.some((state) => state === event),
    );
    if (!last?.memberId) return error;
    const name = (await memberNames(host, [last.memberId])).get(last.memberId) ?? texts.gone;
    const state = applicationTexts.states[last.event as ApplicationState];
    return new AppError(409, 'moved', texts.answer.moved(name, state.toLowerCase()));
  };

  app.get(path, options, async (request): Promise<ToldAnswer> => {
    const { member, row } = await requireApplication(host, request);
    const state = readAnswerState(one(queryParams(request.url), 'state'));
    const mails = languagesOf(host).map(({ language, name }) => ({
      ...{ language, name, ...aroundOf(host, row, language) },
      answer: fillAnswer(host, standardAnswer(host, state, language), row, language),
    }));
    const shortName = (await shortNames(host, member, [row]))(row);
    return { state, shortName, from: row.state, mails };
  });

  app.post(path, options, async (request): Promise<ToldCard> => {
    const { member, row } = await requireApplication(host, request);
    const body = (request.body ?? {}) as Record<string, unknown>;
    const state = readAnswerState(body.state);
    const from = readFrom(body.from);
    const { key, mail } = body;
    if (typeof key !== 'string' || !KEY.test(key)) throw badRequest(texts.keyWrong);
    const language =
      mail === null ? undefined : readLanguage(host, (mail as { language?: unknown })?.language);
    const own = language && {
      ...fillAnswer(host, readAnswer(mail, limits.answerText), row, language),
      language,
    };
    const answering = { id: row.id, memberId: member.id, state, from, key };
    try {
      const done = await answerApplication(host, { ...answering, mail: own || undefined });
      if (!done.isRepeat) {
        const { states } = applicationTexts;
        await noteAction(host, request, {
          ...{ action: 'application.answer', outcome: 'success', memberId: member.id },
          subject: texts.numbered(row.id),
          before: { [texts.state]: states[row.state] },
          after: { [texts.state]: states[state], [texts.mail]: own ? texts.sent : texts.notSent },
        });
      }
      return tellCard(host, member, done.row);
    } catch (error) {
      throw await tellWho(error, row.id);
    }
  });
};
