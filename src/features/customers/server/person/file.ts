import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { personalDataTexts as texts } from '#kernel/messages/nl-personal-data';
import type { ToldPart } from '../../contract';
import { PersonFile } from '../../site/person-file.view';

const days = new Intl.DateTimeFormat('nl-NL', {
  ...{ dateStyle: 'long', timeZone: 'Europe/Amsterdam' },
});

type Of = { email: string; parts: readonly ToldPart[]; site: string; at: Date };

/** All that is kept of somebody as a page that any browser shows, without anything from elsewhere. */
export const writeFile = ({ email, parts, site, at }: Of): string => {
  const lead = texts.file.lead(site, days.format(at));
  const page = createElement(PersonFile, { title: texts.file.title(email), lead, parts });
  return `<!doctype html>${renderToStaticMarkup(page)}`;
};
