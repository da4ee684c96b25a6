import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Params } from '#features/pages/api.server';
import { DUTCH } from '#kernel/messages/language';
import type { Host } from '#platform/host';
import { withLanguage } from '#ui/language';
import type { SiteFormProps } from '../contract';
import { FormIsland } from '../site/form-island.view';
import { findForm } from './find';
import { speakIn } from './form';
import { prepareForm } from './handlers';
import { formProps } from './props';

/** What a page says of itself, as `servePage` and the blocks know it. */
export type FormContext = { token: string; now: Date; params: Params; language?: string };

export type LoadedForm = { title: string; props: SiteFormProps };

/** A form as it stands on that address; undefined when it isn't there. */
export const loadForm = async (
  host: Host,
  formId: number,
  { token, now, params, language }: FormContext,
): Promise<LoadedForm | undefined> => {
  const form = await findForm(host, formId);
  if (!form) return undefined;
  const spoken = language === undefined ? form : speakIn(form, language);
  const prepared = await prepareForm(host, spoken, params);
  return { title: prepared.form.title, props: formProps(host, prepared, { token, now }) };
};

/** The HTML of a form for a page's content, with its title; undefined when it isn't there. */
export const renderForm = async (
  host: Host,
  formId: number,
  context: FormContext,
): Promise<{ title: string; html: string } | undefined> => {
  const loaded = await loadForm(host, formId, context);
  if (!loaded) return undefined;
  const html = renderToStaticMarkup(
    withLanguage(context.language ?? DUTCH, createElement(FormIsland, loaded.props)),
  );
  return { title: loaded.title, html };
};
