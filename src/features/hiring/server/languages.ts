import { answerValues } from '#features/applications/api.server';
import { getSite, otherLanguage } from '#features/settings/api.server';
import { enApplications } from '#kernel/messages/en-applications';
import { enMail } from '#kernel/messages/en-mail';
import { DUTCH, ENGLISH, inLanguage, isEnglish, nameOfLanguage } from '#kernel/messages/language';
import { applications } from '#kernel/messages/nl-applications';
import { mailTexts } from '#kernel/messages/nl-mail';
import { greetedName } from '#kernel/values/greeted-name';
import type { Host } from '#platform/host';
import type { MailAround, ToldLanguage } from '../contract';

/** What applicants can be written in: Dutch, and English where the site has it. */
export const languagesOf = (host: Host): ToldLanguage[] => {
  const site = getSite(host);
  const other = otherLanguage(site, site.language)?.language ?? '';
  const isTold = isEnglish(other) || isEnglish(site.language);
  return [DUTCH, ...(isTold ? [ENGLISH] : [])].map((language) => ({
    language,
    name: nameOfLanguage(language),
  }));
};

type About = Parameters<typeof answerValues>[1];

/** What stands around an answer in its mail, and what its marks stand for. */
export const aroundOf = (host: Host, about: About, language: string): MailAround => {
  const { follow, link } = inLanguage(language, applications, enApplications).mail;
  const { hello, regards } = inLanguage(language, mailTexts, enMail);
  const frame = {
    ...{ hello: hello(greetedName(about.firstName)), follow, link },
    regards: [regards, getSite(host).name],
  };
  return { frame, values: answerValues(host, about, language) };
};
