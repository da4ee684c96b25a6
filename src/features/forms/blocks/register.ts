import { createElement } from 'react';
import { registerBlock } from '#features/pages/api.server';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import { formEntity } from '../entity';
import { type LoadedForm, loadForm } from '../server/render';
import { showForm } from '../server/show';
import { FormFrame } from '../site/form-frame.view';
import { formBlock } from './definitions';

/** The block with a form. */
export const registerFormBlock = (host: Host): void => {
  registerBlock(host, {
    definition: formBlock,
    load: async (context, instances): Promise<Map<number | string, LoadedForm>> => {
      const loaded = new Map<number | string, LoadedForm>();
      for (const { id, settings } of instances) {
        const form = await loadForm(host, readWholeNumber(settings.form) ?? 0, context);
        if (form) loaded.set(id, form);
      }
      return loaded;
    },
    view: ({ instance: { settings }, data }) =>
      data &&
      createElement(
        FormFrame,
        {
          title: settings.title,
          intro: settings.intro,
          beside: sanitizeRichText(settings.beside),
          level: settings.level === '1' ? 1 : 2,
        },
        showForm(data.props),
      ),
    tags: () => [formEntity.access],
  });
};
