import { getSite, otherLanguage, ownMailText, senderOf } from '#features/settings/api.server';
import {
  kindOfMail,
  type MailKind,
  mailGroups,
  mailKinds,
  mailParts,
  marksOfMail,
  noMailText,
  partsOfMail,
} from '#kernel/mail-kinds';
import { DUTCH, ENGLISH, isEnglish, nameOfLanguage } from '#kernel/messages/language';
import { mailKindTexts, mailTexts as texts } from '#kernel/messages/nl-mail-kinds';
import type { Host } from '#platform/host';
import { sampleWriter } from '../api.server';
import type { ToldMailKind, ToldMailKinds, ToldMailText } from '../contract';

/** What a mail is written in: Dutch, and English where there is English of it and the site has it. */
export const languagesOf = (host: Host, kind: MailKind): readonly string[] => {
  const site = getSite(host);
  const other = otherLanguage(site, site.language)?.language ?? '';
  const hasEnglish = isEnglish(other) || isEnglish(site.language);
  return [DUTCH, ...(kindOfMail(kind).english && hasEnglish ? [ENGLISH] : [])];
};

const isChanged = (host: Host, kind: MailKind): boolean =>
  languagesOf(host, kind).some((language) => {
    const text = ownMailText(host, kind, language);
    return mailParts.some((part) => text[part] !== '');
  });

const tellKind = (host: Host, kind: MailKind): ToldMailKind => {
  const { elsewhere } = kindOfMail(kind);
  return {
    ...{ kind, ...mailKindTexts[kind], isChanged: !elsewhere && isChanged(host, kind) },
    ...(elsewhere && { elsewhere: texts.elsewhere[elsewhere] }),
  };
};

const allKinds = Object.keys(mailKinds) as MailKind[];

export const tellKinds = (host: Host): ToldMailKinds => ({
  groups: mailGroups.map((name) => ({
    ...{ name, label: texts.groups[name] },
    mails: allKinds
      .filter((kind) => kindOfMail(kind).group === name)
      .map((kind) => tellKind(host, kind)),
  })),
});

export const tellText = async (host: Host, kind: MailKind): Promise<ToldMailText> => {
  const { subject, besides, group } = kindOfMail(kind);
  const sender = { ...senderOf(host), ownText: () => noMailText };
  const languages = languagesOf(host, kind).map(async (language) => ({
    ...{ language, name: nameOfLanguage(language), text: ownMailText(host, kind, language) },
    usual: (await sampleWriter(host)(kind, { sender, language })).subject,
  }));
  return {
    ...{ kind, ...mailKindTexts[kind], parts: partsOfMail(kind) },
    isToTeam: group === 'team' || kind === 'form.submission',
    ...(subject && { fixed: texts.fixed[subject] }),
    ...(besides && { besides: texts.besides[besides] }),
    marks: marksOfMail(kind).map((name) => ({ name, meaning: texts.meanings[name] })),
    languages: await Promise.all(languages),
    sends: host.config.smtpUrl !== undefined,
  };
};
