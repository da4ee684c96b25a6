import { announceForms, storeForm } from '#features/forms/api.server';
import { createPage, publishPage } from '#features/pages/api.server';
import type { Host } from '#platform/host';
import { readContent } from './read';
import { SITE_ID } from './site';

/** The number that the product gives the page with the application form (S2.1/7). */
const PAGE = 26;

type Content = {
  path: string;
  title: string;
  seo_title: string;
  seo_description: string;
  form: {
    name: string;
    title: string;
    retention_days: number;
    captcha: boolean;
    conditions: string;
    texts: Record<string, string>;
    steps: unknown[];
  };
};

/** The application form and its page. */
export const insertApplicationPage = async (host: Host, folder: string): Promise<void> => {
  const { form, ...page } = readContent<Content>(folder, 'application-form.json');
  const { retention_days: retentionDays, ...definition } = form;
  await storeForm(host.db, { ...definition, retentionDays });
  await announceForms(host);
  const id = await createPage(host, {
    id: PAGE,
    siteId: SITE_ID,
    path: page.path,
    title: page.title,
    seoTitle: page.seo_title,
    seoDescription: page.seo_description,
    tree: {
      root: { props: {} },
      zones: {},
      content: [{ type: 'ApplicationForm', props: { id: 'ApplicationForm-1', version: 1 } }],
    },
  });
  await publishPage(host, id);
};
