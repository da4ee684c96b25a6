import { createElement } from 'react';
import { findFormByName, renderForm } from '#features/forms/api.server';
import { registerBlock } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { applications as texts } from '#kernel/messages/nl-applications';
import type { Host } from '#platform/host';
import { APPLICATION_FORM, applicationPath, needsChoices } from '../contract';
import { limitOf } from '../server/settings';
import { findApplication, type Heading, headingOf, readWanted } from '../server/wanted';
import { ApplicationPage } from '../site/application-page.view';
import type { ApplicationGuardProps } from '../site/guard-props';
import { applicationBlock } from './definition';

type Data = { heading: Heading; isOver: boolean; form?: string; guard: ApplicationGuardProps };

const guardOf = (
  host: Host,
  { wanted, location }: Awaited<ReturnType<typeof findApplication>>,
): ApplicationGuardProps => {
  const { slug, name } = getSite(host);
  return {
    brand: name,
    leastAge: limitOf(host, 'applicationAge'),
    needsChoices: needsChoices(wanted),
    location: location?.title ?? '',
    wanted,
    checkHref: applicationPath.showPopup(slug),
    nearerHref: applicationPath.nearer(slug),
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
      };
      return new Map(instances.map(({ id }) => [id, data]));
    },
    view: ({ instance: { settings }, data }) =>
      data && createElement(ApplicationPage, { ...data, intro: settings.intro || texts.intro }),
    tags: () => ['form', 'vacancy', 'location'],
  });
};
