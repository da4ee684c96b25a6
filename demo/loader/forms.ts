import { announceForms, storeForm } from '#features/forms/api.server';
import type {
  FormConfirmation,
  FormSuccess,
  FormTexts,
  FormUploads,
} from '#features/forms/contract';
import type { Host } from '#platform/host';
import { readContent } from './read';
import { html, type PageItem } from './rich-html';

type FormContent = {
  name: string;
  title: string;
  page: { path: string; parent?: string; seo_title?: string; seo_description?: string };
  block: { title: string; intro: string; level?: '1' | '2'; beside?: PageItem[] };
  recipients: string[];
  retention_days: number;
  captcha: boolean;
  multi_step?: boolean;
  uploads?: FormUploads;
  conditions?: string;
  texts: Partial<FormTexts>;
  success: FormSuccess;
  confirmation?: FormConfirmation;
  steps: unknown[];
};

/** A form of the demo, with where it stands. */
export type DemoForm = {
  page: {
    path: string;
    parent?: string;
    title: string;
    seoTitle?: string;
    seoDescription?: string;
  };
  /** The settings of the block that shows it. */
  block: Record<string, string>;
};

const present = (
  id: number,
  { title, page, block: { beside = [], ...block } }: FormContent,
): DemoForm => ({
  page: {
    path: page.path,
    parent: page.parent,
    title,
    seoTitle: page.seo_title,
    seoDescription: page.seo_description,
  },
  block: { level: '2', ...block, beside: html(beside), form: String(id) },
});

/** Stores the demo's forms, in place of those with their names: what was sent to them stays. */
export const insertForms = async (host: Host, folder: string): Promise<DemoForm[]> => {
  const stored: DemoForm[] = [];
  for (const form of readContent<FormContent[]>(folder, 'forms.json')) {
    const { name, title, recipients, captcha, uploads, texts, success, steps } = form;
    const id = await storeForm(host.db, {
      ...{ name, title, recipients, captcha, uploads, texts, success, steps },
      retentionDays: form.retention_days,
      multiStep: form.multi_step ?? false,
      conditions: form.conditions ?? null,
      confirmation: form.confirmation ?? null,
    });
    stored.push(present(id, form));
  }
  await announceForms(host);
  return stored;
};
