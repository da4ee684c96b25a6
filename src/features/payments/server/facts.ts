import { registerFact } from '#features/settings/api.server';
import { enPayments } from '#kernel/messages/en-payments';
import { inLanguage } from '#kernel/messages/language';
import { paymentTexts } from '#kernel/messages/nl-payments';
import type { Host } from '#platform/host';
import { listOnlineNames } from './methods';

/** Where most buyers live. */
const COUNTRY = 'NL';

/** 'iDEAL | Wero, creditcard of bankoverschrijving': what is paid with from home, in a language. */
const waysText = async (host: Host, language: string): Promise<string> => {
  const { named, transfer } = inLanguage(language, paymentTexts, enPayments).inSentence;
  const own: Readonly<Record<string, string>> = named;
  const online = (await listOnlineNames(host, COUNTRY)).map(({ id, title }) => own[id] ?? title);
  const list = new Intl.ListFormat(language.replace('_', '-'), { type: 'disjunction' });
  return list.format([...online, transfer]);
};

/** What texts may say of paying without contradicting the checkout. */
export const registerPaymentFacts = (host: Host): void => {
  registerFact(host, 'betaalwijzen', () => waysText(host, 'nl_NL'));
  registerFact(host, 'betaalwijzen_engels', () => waysText(host, 'en_GB'));
};
