import { AppError } from '#kernel/errors';
import type { Solved } from '#platform/bot-check/question';
import type { Host } from '#platform/host';
import { causedBy, type VisitorCause } from '#platform/mail/cause';
import { withMutex } from '#platform/mutex';
import { formField } from '../contract';
import { checkForm } from '../site/check-form';
import { hasScript, type Proof, proofOf } from './bot-check';
import { fileFields } from './files';
import { wordsOf } from './form';
import { handlerOf, type Submission } from './handlers';
import { findRepeated } from './once';
import { firstOf } from './posted';
import type { Sent } from './sent';
import { ChallengeUsed, storeSubmission } from './store';
import { maySubmit } from './submission-limit';
import type { Errors } from './values';

/** What becomes of a form that was sent. */
export type SubmitResult =
  | { kind: 'stored'; submission: Submission }
  | { kind: 'wrong'; status: 403 | 422 | 429 | 503; errors: Errors; retryAfter?: number }
  | { kind: 'question'; wrong: boolean };

const isAgreed = ({ params }: Sent): boolean => firstOf(params, formField.conditions) !== '';

/** All that is wrong with what was filled in. What can't be is told before what should not be. */
const errorsIn = async (host: Host, sent: Sent, proof: Proof): Promise<Errors> => {
  const { params } = sent;
  const { form, extras, values } = sent.asked;
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
  more: {
    solved: Solved | undefined;
    sessionId: string | undefined;
    onceKey: string | undefined;
    cause: VisitorCause;
  },
): Promise<SubmitResult> => {
  const { prepared } = sent;
  const { solved } = more;
  try {
    const filled = { ...sent.asked, ...more };
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

/** No file can be taken: all that was typed comes back. */
const unavailable = ({ files }: Sent, more: Errors): SubmitResult | undefined => {
  if (!files.unavailable) return undefined;
  const { message, ...told } = files.unavailable;
  return { kind: 'wrong', ...told, errors: { '': message, ...more } };
};

type Client = {
  ip: string;
  /** The visitor's session; `ensure` begins one where there is none. */
  findSession: () => Promise<string | undefined>;
  ensureSession: () => Promise<string>;
  /** Tells that the same form came before. */
  onceKey: string | undefined;
  /** The answer is a page: it can ask a question, and carries the files that came along. */
  canAsk: boolean;
};

/** Keeps the files that came along, and says what is wrong now. */
const keepFiles = async (
  sent: Sent,
  { ensureSession: sessionId }: Client,
  isProven: boolean,
): Promise<SubmitResult | undefined> => {
  const { files, values, prepared, asked } = sent;
  // What comes back as a page carries all of them: what is asked may change.
  const { form } = isProven ? asked : prepared;
  await files.keep(form, values, { sessionId, isProven });
  const gone = unavailable(sent, {});
  const errors = Object.fromEntries(
    fileFields(form).flatMap(({ name }) => {
      const told = files.errors[name];
      return told === undefined ? [] : [[name, told]];
    }),
  );
  if (gone || Object.keys(errors).length === 0) return gone;
  return { kind: 'wrong', status: 422, errors };
};

/** Files that were not looked at are not absent: what the form is refused for is told alone. */
const withoutLeft = ({ files }: Sent, errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !files.isLeft(name)));

/** Validates all but the files themselves, of which nothing is kept before that. */
const validateFilled = async (
  host: Host,
  sent: Sent,
  client: Client,
): Promise<SubmitResult | { kind: 'fine'; solved: Solved | undefined }> => {
  const words = wordsOf(sent.prepared.form);
  if (!sent.isOwn) return { kind: 'wrong', status: 403, errors: { '': words.expired } };
  const proof = await proofOf(host, sent.prepared.form, sent.params);
  const errors = withoutLeft(sent, await errorsIn(host, sent, proof));
  const gone = unavailable(sent, errors);
  if (gone) return gone;
  if (Object.keys(errors).length > 0) return { kind: 'wrong', status: 422, errors };
  if (proof.kind === 'question' && client.canAsk) return proof;
  if (proof.kind !== 'fine') return { kind: 'wrong', status: 422, errors: { '': words.broken } };
  const script = hasScript(sent.params);
  if (!(await maySubmit(host, { ip: client.ip, script }))) {
    return { kind: 'wrong', status: 429, errors: { '': words.tooOften } };
  }
  if (!sent.files.isWhole) {
    const again = sent.files.forget(sent.prepared.form, sent.values);
    return { kind: 'wrong', status: 422, errors: again };
  }
  return { kind: 'fine', solved: proof.solved };
};

/** A form that comes back as a page carries its files, unless it came too often. */
const comesBack = (result: SubmitResult): boolean =>
  result.kind === 'question' || (result.kind === 'wrong' && result.status === 422);

const submitFilled = async (host: Host, sent: Sent, client: Client): Promise<SubmitResult> => {
  const first = await validateFilled(host, sent, client);
  if (first.kind === 'fine') {
    const wrong = await keepFiles(sent, client, true);
    if (wrong) return wrong;
    const { onceKey } = client;
    const sessionId = await client.findSession();
    const cause = causedBy(host, client);
    return store(host, sent, { solved: first.solved, sessionId, onceKey, cause });
  }
  if (!client.canAsk || !comesBack(first)) return first;
  const wrong = await keepFiles(sent, client, false);
  if (wrong?.kind !== 'wrong' || first.kind !== 'wrong') return wrong ?? first;
  return { ...wrong, errors: { ...first.errors, ...wrong.errors } };
};

/**
 * What comes again is what it became the first time, and counts for no limit: an answer may have been
 * lost.
 */
const submitOnce = async (host: Host, sent: Sent, client: Client): Promise<SubmitResult> => {
  const { onceKey } = client;
  if (!sent.isOwn || !onceKey) return submitFilled(host, sent, client);
  return withMutex(`form ${onceKey}`, async () => {
    const submission = await findRepeated(host.db, sent.asked, onceKey);
    return submission ? { kind: 'stored', submission } : submitFilled(host, sent, client);
  });
};

/**
 * Validates what a form was sent with, and stores it when nothing is wrong. What lay aside of its files
 * is gone after that. Of a form that is refused no
 * file stays, except with one that comes back as a page: that page carries them.
 */
export const submitForm = async (host: Host, sent: Sent, client: Client): Promise<SubmitResult> => {
  const { files, values, prepared } = sent;
  try {
    const result = await submitOnce(host, sent, client);
    if (result.kind === 'stored') return result;
    if (!client.canAsk) await files.takeBack();
    if (result.kind !== 'wrong' || !client.canAsk) return result;
    return { ...result, errors: { ...files.forget(prepared.form, values), ...result.errors } };
  } catch (error) {
    await files.takeBack();
    throw error;
  } finally {
    await files.discard();
  }
};
