import { type RefObject, useEffect, useRef, useState } from 'react';
import { formField, type SiteFormProps } from '../contract';
import type { Captcha } from './captcha/use-captcha';
import { tellPage } from './form-events';
import type { Errors } from './problems';
import type { Outcome } from './reply';
import { prepareToSend, sendForm } from './send';

/** S4.2/2; after a reset a form is at rest again. */
export type Sending =
  | { state: 'rest' | 'sending' }
  | { state: 'success' | 'error'; outcome: Outcome };

const rest: Sending = { state: 'rest' };

const isWebAddress = (href: string): boolean =>
  /^https?:$/.test(new URL(href, location.href).protocol);

/** All that a form posts: what was filled in, and what only the script says (S3.3/2-4). */
const dataOf = (form: HTMLFormElement, answer: string, once: string): FormData => {
  const data = new FormData(form);
  data.set(formField.once, once);
  data.set(formField.noSpam, 'Y');
  data.set(formField.ajax, 'Y');
  if (answer) data.set(formField.captcha, answer);
  return data;
};

/** Another each time; `randomUUID` is there only where the connection is safe. */
const newOnce = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

type Options = {
  ref: RefObject<HTMLFormElement | null>;
  props: SiteFormProps;
  captcha: Captcha;
  /** It arrived. */
  onSent: () => void;
  /** The server found something wrong. */
  onRefused: (errors: Errors) => void;
  /** The captcha could not be worked out, so nothing was sent. */
  onUnanswered: () => void;
};

/** Sends a form in the background, and says where that stands (S2.4/3-7). */
export const useSending = (options: Options) => {
  const { ref, props, captcha } = options;
  const { formId, name } = props;
  const [sending, setSending] = useState<Sending>(rest);
  const once = useRef('');
  useEffect(prepareToSend, []);
  useEffect(() => {
    // Who comes back from the page that followed finds the form as it was, not still being sent.
    const back = (event: PageTransitionEvent) => event.persisted && setSending(rest);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  const succeed = (form: HTMLFormElement, outcome: Outcome & { kind: 'success' }) => {
    // The next is another, even if the same is filled in.
    once.current = '';
    options.onSent();
    if (!tellPage(form, { formId, name, outcome })) return setSending(rest);
    const { href } = outcome;
    if (href && isWebAddress(href)) return location.assign(href);
    setSending({ state: 'success', outcome });
  };
  const settle = (form: HTMLFormElement, outcome: Outcome) => {
    if (outcome.kind === 'success') return succeed(form, outcome);
    captcha.spend();
    if (outcome.kind === 'refused') {
      setSending(rest);
      return options.onRefused(outcome.fields);
    }
    const isTaken = !tellPage(form, { formId, name, outcome });
    setSending(isTaken ? rest : { state: 'error', outcome });
  };
  const send = async (form: HTMLFormElement) => {
    setSending({ state: 'sending' });
    const answer = props.captcha ? await captcha.get() : '';
    if (props.captcha && answer === '') {
      setSending(rest);
      return options.onUnanswered();
    }
    once.current ||= newOnce();
    settle(form, await sendForm(props.action, dataOf(form, answer, once.current)));
  };
  const end = () => setSending(rest);
  const retry = () => {
    end();
    const form = ref.current;
    requestAnimationFrame(() => form?.querySelector<HTMLElement>('[type=submit]')?.focus());
  };
  return { sending, send, retry, end };
};
