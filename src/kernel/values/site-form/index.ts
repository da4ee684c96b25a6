export { checkSiteForm } from './check';
export type { SiteFormElement, SiteFormTexts } from './types';
