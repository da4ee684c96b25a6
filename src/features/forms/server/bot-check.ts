import type { Params } from '#features/pages/api.server';
import { formLimits } from '#kernel/limits-forms';
import { checkCaptcha } from '#platform/bot-check/captcha';
import { checkAnswer, type Solved } from '#platform/bot-check/question';
import type { Host } from '#platform/host';
import { formField, questionField } from '../contract';
import type { Form } from './form';
import { firstOf } from './posted';
import { stampAge } from './stamp';

/** What speaks for a person having filled a form in. */
export type Proof =
  /** Nothing needs to be asked; `solved` is to be used up. */
  | { kind: 'fine'; solved?: Solved }
  /** The captcha was not answered, wrongly or too late. */
  | { kind: 'captcha'; answered: boolean }
  /** A plain question is to be asked; `wrong`: it was, and was not answered rightly. */
  | { kind: 'question'; wrong: boolean };

/** Whether our script ran on the page: only it sets this (S3.3/2). */
export const hasScript = (params: Params): boolean => firstOf(params, formField.noSpam) === 'Y';

/** Sent by hand, as far as can be seen: the unseen field is empty, and it took some time. */
const looksTyped = (host: Host, form: Form, params: Params): boolean => {
  if (firstOf(params, formField.honeypot) !== '') return false;
  if (hasScript(params)) return true;
  const now = host.clock.now();
  const age = stampAge(host.config.secret, form.id, firstOf(params, formField.stamp), now);
  return age !== undefined && age >= formLimits.shortestFilling;
};

/**
 * Looks for a person behind a form. With our script a captcha is worked out, where the form has one.
 * Without script no captcha can run: a page with a question takes its place, and it is asked too of
 * whoever seems to be a machine.
 */
export const proofOf = async (host: Host, form: Form, params: Params): Promise<Proof> => {
  const { secret } = host.config;
  const now = host.clock.now();
  const token = firstOf(params, questionField.token);
  if (token !== '') {
    const answer = firstOf(params, questionField.answer);
    const solved = checkAnswer(secret, form.id, { token, answer }, now);
    return solved ? { kind: 'fine', solved } : { kind: 'question', wrong: true };
  }
  if (form.captcha && hasScript(params)) {
    const answer = firstOf(params, formField.captcha);
    const solved = await checkCaptcha(secret, form.id, answer, now);
    return solved ? { kind: 'fine', solved } : { kind: 'captcha', answered: answer !== '' };
  }
  const needsQuestion = form.captcha || !looksTyped(host, form, params);
  return needsQuestion ? { kind: 'question', wrong: false } : { kind: 'fine' };
};
