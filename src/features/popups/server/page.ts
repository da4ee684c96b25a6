import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QuestionPage } from '#features/forms/api.server';
import { questionField } from '#features/forms/contract';
import { type Params, serveOwnPage } from '#features/pages/api.server';
import { controlId } from '#fields/definition';
import { type AppError, wordsIn } from '#kernel/errors';
import { enForms } from '#kernel/messages/en-forms';
import { inLanguage } from '#kernel/messages/language';
import { forms } from '#kernel/messages/nl-forms';
import { contentOf, hasForm } from '#kernel/values/popup';
import { field } from '#kernel/wire';
import { popupField, popupPath } from '#kernel/wire-popups';
import { askQuestion } from '#platform/bot-check/question';
import type { Host } from '#platform/host';
import { errorLines } from '#ui/error-summary.view';
import { Island } from '#ui/island';
import { withLanguage } from '#ui/language';
import type { PlainPopup, PopupProps, PopupReply } from '../contract';
import PopupPart from '../site/popup.island';
import { PopupPage } from '../site/popup-page.view';
import type { Popup } from './popup';
import type { FilledPopup } from './sent';

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** What became of a form that was sent without script. */
type Outcome = { sent?: PopupReply; refused?: { error: AppError; filled: FilledPopup } };

/** What a popup is drawn from. */
const propsOf = ({ id, data, records, row }: Popup, plain: PlainPopup): PopupProps => ({
  popup: { id, data },
  fields: hasForm(data) ? records : {},
  ...(hasForm(data) && row.captcha && { challengeUrl: popupPath.challenge(id) }),
  ...(hasForm(data) && { plain }),
});

/** What was typed, and what is wrong with it, as the form's fields know them. */
const stateOf = ({ refused }: Outcome): Pick<PlainPopup, 'values' | 'problems'> => {
  if (!refused) return {};
  const { fields, values } = refused.filled;
  const wrong = fields.filter(({ name }) => refused.error.fields[name] !== undefined);
  return {
    values: Object.fromEntries(fields.map(({ id, name }) => [id, values[name] ?? ''])),
    problems: Object.fromEntries(
      wrong.map(({ id, name }) => [id, [{ message: refused.error.fields[name] ?? '' }]]),
    ),
  };
};

/** What stands above a popup whose form came back. */
const summaryOf = (language: string, { refused }: Outcome) => {
  if (!refused) return undefined;
  const { fields } = refused.filled;
  const lines = errorLines(
    fields.map((one) => [controlId(one), refused.error.fields[one.name]] as const),
  );
  return { title: wordsIn(language, refused.error).message, lines };
};

/**
 * A popup as a page of its own, which works without script too; with `view=ajax` it is the fragment that
 * takes the popup's place once a confirm link in it was followed (S2.5/5, S7.6/4).
 */
export const showPopup = (
  host: Host,
  { request, reply }: Exchange,
  popup: Popup,
  outcome: Outcome = {},
): Promise<FastifyReply> =>
  serveOwnPage(host, request, reply, async ({ language, token }) => {
    const plain = { token, once: randomUUID(), ...stateOf(outcome) };
    const part = createElement(Island<PopupProps>, {
      of: PopupPart,
      props: propsOf(popup, { ...plain, ...(outcome.sent && { reply: outcome.sent }) }),
      when: 'load',
      name: `popup-${popup.id}`,
    });
    const page = createElement(PopupPage, { summary: summaryOf(language, outcome) }, part);
    return {
      status: outcome.refused?.error.status ?? 200,
      title: contentOf(popup.data, outcome.sent ? 1 : 0).title || popup.row.title,
      language,
      noindex: true,
      main: renderToStaticMarkup(withLanguage(language, page)),
      tags: [],
    };
  });

/** Said once, by the page that carries them on. */
const notCarried: ReadonlySet<string> = new Set([
  questionField.token,
  questionField.answer,
  popupField.honeypot,
  popupField.captcha,
  field.token,
]);

const carried = (params: Params, token: string): [string, string][] => [
  [field.token, token],
  ...Object.entries(params)
    .filter(([name]) => !notCarried.has(name))
    .flatMap(([name, values]) => values.map((value): [string, string] => [name, value])),
];

/** The question that stands in for the challenge, with all that was typed behind it. */
export const showQuestion = (
  host: Host,
  { request, reply }: Exchange,
  popup: Popup,
  { filled, isWrong }: { filled: FilledPopup; isWrong: boolean },
): Promise<FastifyReply> =>
  serveOwnPage(host, request, reply, async ({ token: pageToken, now }) => {
    const { language, params } = filled;
    const asked = askQuestion(host.config.secret, { id: `popup ${popup.id}`, language }, now);
    const page = createElement(QuestionPage, {
      ...{ ...asked, wrong: isWrong, action: popupPath.submit(popup.id) },
      sent: carried(params, pageToken),
    });
    return {
      status: isWrong ? 422 : 200,
      title: inLanguage(language, forms, enForms).question.title,
      language,
      noindex: true,
      main: renderToStaticMarkup(withLanguage(language, page)),
      tags: [],
    };
  });
