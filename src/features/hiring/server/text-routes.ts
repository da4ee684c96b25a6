import {
  changeStandard,
  readAnswer,
  standardAnswer,
  usualAnswer,
} from '#features/applications/api.server';
import { type Answer, answerStates } from '#features/applications/contract';
import { officeRoute } from '#features/office/api.server';
import { getSite } from '#features/settings/api.server';
import { noteAction } from '#features/staff/api.server';
import { badRequest } from '#kernel/errors';
import { applications as limits } from '#kernel/limits-applications';
import { applications as applicationTexts } from '#kernel/messages/nl-applications';
import { hiringTexts as texts } from '#kernel/messages/nl-hiring';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import type { ToldStandards } from '../contract';
import { readAnswerState, readLanguage } from './answer-routes';
import { aroundOf, languagesOf } from './languages';
import { requireAll } from './reach';

const readRead = (said: unknown): Answer => {
  const { subject, text } = (said ?? {}) as Record<string, unknown>;
  if (typeof subject !== 'string' || typeof text !== 'string') throw badRequest(texts.noRead);
  return { subject, text };
};

const toldTexts = ({ subject, text }: Answer) => ({
  [texts.texts.subject]: subject,
  [texts.texts.text]: text,
});

/** The texts that answers begin with, for those who handle all stores' applications. */
export const addTextRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const path = `${officePath.calls}/applications/texts`;

  const somebody = () => {
    const { firstName, vacancy, place } = texts.texts.example;
    return { firstName, vacancy, location: `${getSite(host).name} ${place}` };
  };

  const tellStandards = (): ToldStandards => ({
    standards: languagesOf(host).flatMap(({ language, name }) =>
      answerStates.map((state) => {
        const answer = standardAnswer(host, state, language);
        const usual = usualAnswer(state, language);
        return { state, language, name, answer, usual, ...aroundOf(host, somebody(), language) };
      }),
    ),
  });

  app.get(path, options, async (request): Promise<ToldStandards> => {
    await requireAll(host, request);
    return tellStandards();
  });

  app.put(path, options, async (request): Promise<ToldStandards> => {
    const member = await requireAll(host, request);
    const body = (request.body ?? {}) as Record<string, unknown>;
    const state = readAnswerState(body.state);
    const language = readLanguage(host, body.language);
    const read = readRead(body.read);
    const answer = readAnswer(body.answer, limits.standardText);
    await changeStandard(host, { state, language, read, answer });
    await noteAction(host, request, {
      ...{ action: 'application.text', outcome: 'success', memberId: member.id },
      subject: `${applicationTexts.states[state]} (${language.slice(0, 2)})`,
      ...{ before: toldTexts(read), after: toldTexts(answer) },
    });
    return tellStandards();
  });
};
