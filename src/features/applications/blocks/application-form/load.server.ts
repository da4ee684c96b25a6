import { findFormByName, renderForm } from '#features/forms/api.server';
import type { BlockLoad } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { contracts, vacancyHref } from '#features/vacancies/contract';
import { applications as texts } from '#kernel/messages/nl-applications';
import { contentTexts } from '#kernel/messages/nl-content';
import { choiceLabel } from '#kernel/values/choices';
import type { Host } from '#platform/host';
import { APPLICATION_FORM, applicationPath, needsChoices } from '../../contract';
import { leastAgeFor } from '../../server/settings';
import { type Application, findApplication, headingOf, readWanted } from '../../server/wanted';
import type { ApplicationGuardProps } from '../../site/guard-props';
import type { definition } from './definition';
import type { Loaded } from './props';

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

const aboutOf = ({ vacancy, location }: Application): Loaded['about'] => {
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

/** The form to apply with, fitted to what the address asks. */
export const load: BlockLoad<typeof definition, Loaded> = {
  load: async (context, instances) => {
    const { host } = context;
    const wanted = readWanted(context.params);
    const application = await findApplication(host, wanted);
    const { isOver } = application;
    const found = isOver ? undefined : await findFormByName(host, APPLICATION_FORM);
    const data = {
      heading: headingOf(host, wanted),
      isOver,
      form: found && (await renderForm(host, found.id, context))?.html,
      guard: guardOf(host, application),
      about: aboutOf(application),
    };
    return new Map(instances.map(({ id }) => [id, data]));
  },
  tags: () => ['form', 'vacancy', 'location'],
};
