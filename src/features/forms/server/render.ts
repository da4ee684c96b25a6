import { renderToStaticMarkup } from 'react-dom/server';
import type { Params } from '#features/pages/api.server';
import type { Host } from '#platform/host';
import type { SiteFormProps } from '../contract';
import { findForm } from './find';
import { prepareForm } from './handlers';
import { formProps } from './props';
import { showForm } from './show';

/** What a page says of itself, as `servePage` and the blocks know it. */
export type FormContext = { token: string; now: Date; params: Params };

export type LoadedForm = { title: string; props: SiteFormProps };

/** A form as it stands on that address; undefined when it isn't there. */
export const loadForm = async (
  host: Host,
  formId: number,
  { token, now, params }: FormContext,
): Promise<LoadedForm | undefined> => {
  const form = await findForm(host, formId);
  if (!form) return undefined;
  const prepared = await prepareForm(host, form, params);
  return { title: prepared.form.title, props: formProps(host, prepared, { token, now }) };
};

/** The HTML of a form for a page's content, with its title; undefined when it isn't there. */
export const renderForm = async (
  host: Host,
  formId: number,
  context: FormContext,
): Promise<{ title: string; html: string } | undefined> => {
  const loaded = await loadForm(host, formId, context);
  return loaded && { title: loaded.title, html: renderToStaticMarkup(showForm(loaded.props)) };
};
