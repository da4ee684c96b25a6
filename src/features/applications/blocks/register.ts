import { createElement } from 'react';
import { findFormByName, renderForm } from '#features/forms/api.server';
import { registerBlock } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { contracts, vacancyHref } from '#features/vacancies/contract';
import { applications as texts } from '#kernel/messages/nl-applications';
import { contentTexts } from '#kernel/messages/nl-content';
import { choiceLabel } from '#kernel/values/choices';
import type { Host } from '#platform/host';
import { APPLICATION_FORM, applicationPath, needsChoices } from '../contract';
import { leastAgeFor } from '../server/settings';
import { type Application, findApplication, headingOf, readWanted } from '../server/wanted';
import { ApplicationPage, type ApplicationPageProps } from '../site/application-page.view';
import type { ApplicationGuardProps } from '../site/guard-props';
import { applicationBlock } from './definition';

type Data = Omit<ApplicationPageProps, 'intro'>;

const guardOf = (host: Host, { wanted, location, vacancy }: Application): ApplicationGuardProps => {
  const { slug, name } = getSite(host);
  return {
    brand: name,
    ...leastAgeFor(host, vacancy),
    needsChoices: needsChoices(wanted),
    location: location?.title ?? '',
    wanted,
    checkHref: applicationPath.showPopup(slug),
    nearerHref: applicationPath.nearer(slug),
  };
};

const aboutOf = ({ vacancy, location }: Application): ApplicationPageProps['about'] => {
  if (!vacancy || !location) return undefined;
  const { title, hoursMin, hoursMax, contract } = vacancy;
  const { place, hours, hoursAWeek, contract: kind } = contentTexts.vacancies;
  return {
    href: vacancyHref(vacancy.access),
    facts: [
      [texts.status.vacancy, title],
      [place, location.title],
      [hours, hoursAWeek(hoursMin, hoursMax)],
      [kind, choiceLabel(contracts, contract)],
    ],
  };
};

/** The block with the application form. */
export const registerApplicationBlock = (host: Host): void => {
  registerBlock(host, {
    definition: applicationBlock,
    load: async (context, instances): Promise<Map<number | string, Data>> => {
      const wanted = readWanted(context.params);
      const application = await findApplication(host, wanted);
      const { isOver } = application;
      const found = isOver ? undefined : await findFormByName(host, APPLICATION_FORM);
      const form = found && (await renderForm(host, found.id, context))?.html;
      const data: Data = {
        heading: headingOf(host, wanted),
        isOver,
        form,
        guard: guardOf(host, application),
        about: aboutOf(application),
      };
      return new Map(instances.map(({ id }) => [id, data]));
    },
    view: ({ instance: { settings }, data }) =>
      data && createElement(ApplicationPage, { ...data, intro: settings.intro || texts.intro }),
    tags: () => ['form', 'vacancy', 'location'],
  });
};
