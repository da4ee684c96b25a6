export { checkSiteForm } from './check';
export type { SiteFormElement, SiteFormProblem, SiteFormTexts } from './types';
