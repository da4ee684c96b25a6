import { AppError } from '#kernel/errors';
import type { Host } from '#platform/host';
import { formField } from '../contract';
import { checkForm } from '../site/check-form';
import { fileFields } from './files';
import { wordsOf } from './form';
import { handlerOf, type Submission } from './handlers';
import { hasScript, type Proof, proofOf } from './human';
import { maySubmit } from './pace';
import { firstOf } from './posted';
import type { Sent } from './sent';
import { ChallengeUsed, storeSubmission } from './store';
import type { Errors } from './values';

/** What becomes of a form that was sent. */
export type Verdict =
  | { kind: 'stored'; submission: Submission }
  | { kind: 'wrong'; status: 403 | 422 | 429; errors: Errors }
  | { kind: 'question'; wrong: boolean };

const isAgreed = ({ params }: Sent): boolean => firstOf(params, formField.conditions) !== '';

/** All that is wrong with what was filled in. What can't be is told before what should not be. */
const errorsIn = async (host: Host, sent: Sent, proof: Proof): Promise<Errors> => {
  const { values, params } = sent;
  const { form, extras } = sent.prepared;
  // Without script there is no captcha to answer: the question stands in for it.
  const captcha = proof.kind === 'captcha' ? { challengeUrl: '' } : undefined;
  const checked = checkForm(
    {
      steps: form.steps,
      values,
      conditions: form.conditions === undefined ? undefined : { html: form.conditions },
      captcha,
      agreed: isAgreed(sent),
      captchaAnswer: firstOf(params, formField.captcha),
    },
    form.texts,
  );
  if (proof.kind === 'captcha' && proof.answered) {
    checked[formField.captcha] = wordsOf(form).captchaUsed;
  }
  const own = await handlerOf(host, form).check?.(host, { form, values, extras });
  return { ...own, ...checked, ...sent.errors };
};

/** Uploads that are gone, another's or in use are chosen anew; what else was typed stays. */
const forgetFiles = (sent: Sent): Errors => {
  const errors: Errors = {};
  for (const { name, label } of fileFields(sent.prepared.form)) {
    if (!sent.values[name]) continue;
    sent.values[name] = '';
    errors[name] = wordsOf(sent.prepared.form).filesAgain(label);
  }
  return errors;
};

const store = async (
  host: Host,
  sent: Sent,
  more: { proof: Extract<Proof, { kind: 'fine' }>; sessionId: string | undefined },
): Promise<Verdict> => {
  const { values, prepared } = sent;
  const { solved } = more.proof;
  try {
    const filled = { ...prepared, values, solved, sessionId: more.sessionId };
    return { kind: 'stored', submission: await storeSubmission(host, filled) };
  } catch (error) {
    if (error instanceof ChallengeUsed) {
      if (solved?.id.startsWith('question')) return { kind: 'question', wrong: true };
      const errors = { [formField.captcha]: wordsOf(prepared.form).captchaUsed };
      return { kind: 'wrong', status: 422, errors };
    }
    const hasFiles = fileFields(prepared.form).some(({ name }) => sent.values[name]);
    const isRefused = error instanceof AppError && error.status < 500 && hasFiles;
    if (!isRefused) throw error;
    return { kind: 'wrong', status: 422, errors: forgetFiles(sent) };
  }
};

type Client = { ip: string; sessionId: string | undefined };

/**
 * Judges what a form was sent with, and stores it when nothing is wrong. `canAsk`: the answer is a
 * page, on which a question can be asked.
 */
export const judge = async (
  host: Host,
  sent: Sent,
  client: Client & { canAsk: boolean },
): Promise<Verdict> => {
  const words = wordsOf(sent.prepared.form);
  if (!sent.isOwn) return { kind: 'wrong', status: 403, errors: { '': words.expired } };
  const proof = await proofOf(host, sent.prepared.form, sent.params);
  const errors = await errorsIn(host, sent, proof);
  if (Object.keys(errors).length > 0) return { kind: 'wrong', status: 422, errors };
  if (proof.kind === 'question' && client.canAsk) return proof;
  if (proof.kind !== 'fine') return { kind: 'wrong', status: 422, errors: { '': words.broken } };
  const script = hasScript(sent.params);
  if (!(await maySubmit(host, { ip: client.ip, script }))) {
    return { kind: 'wrong', status: 429, errors: { '': words.tooOften } };
  }
  return store(host, sent, { proof, sessionId: client.sessionId });
};
