import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { personalDataTexts as texts } from '#kernel/messages/nl-personal-data';
import type { ToldPart } from '../../contract';
import { PersonFile } from '../../site/person-file.view';
import type { ToldLaw } from './law';

const days = new Intl.DateTimeFormat('nl-NL', {
  ...{ dateStyle: 'long', timeZone: 'Europe/Amsterdam' },
});

type Of = {
  email: string;
  parts: readonly ToldPart[];
  law: readonly ToldLaw[];
  site: string;
  at: Date;
  /** Nobody showed that the account is of who reads the address's mail: it isn't in it. */
  isUnproven: boolean;
};

/** All that is kept of somebody as a page that any browser shows, without anything from elsewhere. */
export const writeFile = ({ email, parts, law, site, at, isUnproven }: Of): string => {
  const day = days.format(at);
  const lead = isUnproven ? texts.file.leadUnproven(site, day) : texts.file.lead(site, day);
  const page = createElement(PersonFile, { title: texts.file.title(email), lead, parts, law });
  return `<!doctype html>${renderToStaticMarkup(page)}`;
};
