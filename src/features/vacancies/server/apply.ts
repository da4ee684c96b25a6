import { findPageById } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { withoutBrand } from '#features/stores/contract';
import { contentTexts } from '#kernel/messages/nl-content';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import type { VacancyDetail } from '../contract';

/** The page of the application form (S2.1/7). */
const FORM_PAGE = 26;

const texts = contentTexts.vacancies;

/** Address of the form with all that it reads of a vacancy; it names the chain itself (S2.9/6). */
export const formHref = (vacancy: VacancyDetail, brand: string): string => {
  const query = new URLSearchParams({
    vacature: vacancy.title,
    locatie: withoutBrand(vacancy.location, brand),
    categorie: vacancy.kind.category,
    code: String(vacancy.code),
  });
  return `${path.contentView(FORM_PAGE)}?${query}`;
};

/** A mail to the place of work, with the vacancy as its subject. */
export const mailHref = ({ email, title, code }: VacancyDetail): string =>
  `mailto:${email}?subject=${encodeURIComponent(texts.mailSubject(title, code))}`;

export type Apply = { href: string; byMail: boolean };

/** How to react: by the form while its page is online, else by mail. */
export const findApply = async (host: Host, vacancy: VacancyDetail): Promise<Apply> => {
  const hasForm = (await findPageById(host, FORM_PAGE)) !== undefined;
  return hasForm
    ? { href: formHref(vacancy, getSite(host).name), byMail: false }
    : { href: mailHref(vacancy), byMail: true };
};
