import { enConsentStopped } from '#kernel/messages/en-consent';
import { inLanguage } from '#kernel/messages/language';
import { consentStopped } from '#kernel/messages/nl-consent';
import { type ConsentChoices, type ConsentType, noConsent } from '#kernel/values/consent';
import { CONSENT_EVENT, CONSENT_TYPE } from '#kernel/wire';
import { all, announce } from '../dom';
import { currentChoices, onConsentChange } from './consent';
import { forget } from './forget';
import { isGoogle, kinds, signalGoogle } from './kinds';
import { isTyped, watchTyping } from './typed';

const deferred = () => all<HTMLScriptElement>(`script[${CONSENT_TYPE}]`);
const typeOf = (script: HTMLElement) => script.getAttribute(CONSENT_TYPE) as ConsentType;
const namesOf = (script: HTMLElement): string[] =>
  (script.dataset.forget ?? '').split(' ').filter(Boolean);

const running = new Set<HTMLScriptElement>();

/** S4.11/4: what waited is fetched and runs. */
const wake = (waiting: HTMLScriptElement): void => {
  if (running.has(waiting)) return;
  running.add(waiting);
  const { src = '', kind = '', account = '' } = waiting.dataset;
  kinds[kind]?.start(account, src);
  waiting.after(Object.assign(document.createElement('script'), { src, async: true }));
};

/** Code that runs can't be taken out of a page: it is told, and the page loaded anew without it. */
const stopAll = (scripts: readonly HTMLScriptElement[]): void => {
  for (const { dataset } of scripts) kinds[dataset.kind ?? '']?.stop?.(dataset.account ?? '');
  if (!isTyped()) {
    location.reload();
    return;
  }
  const { language = '' } = document.documentElement.dataset;
  announce(inLanguage(language, consentStopped, enConsentStopped).later);
};

const forgetDenied = (choices: ConsentChoices): void =>
  forget(deferred().flatMap((script) => (choices[typeOf(script)] ? [] : namesOf(script))));

const follow = (choices: ConsentChoices): void => {
  if (deferred().some(({ dataset }) => isGoogle(dataset.kind))) signalGoogle('update', choices);
  for (const script of deferred()) if (choices[typeOf(script)]) wake(script);
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: choices }));
  const stopped = [...running].filter((script) => !choices[typeOf(script)]);
  forgetDenied(choices);
  if (stopped.length > 0) stopAll(stopped);
};

/** Lets the scripts of others run that the visitor allows, and stops those that he no longer does. */
export const startScripts = (): void => {
  if (deferred().some(({ dataset }) => isGoogle(dataset.kind))) signalGoogle('default', noConsent);
  watchTyping();
  follow(currentChoices());
  onConsentChange(follow);
  // What still ran while something was typed may have set them once more.
  addEventListener('pagehide', () => forgetDenied(currentChoices()));
};
