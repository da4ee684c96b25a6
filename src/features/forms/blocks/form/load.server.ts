import type { BlockLoad } from '#features/pages/api.server';
import { readWholeNumber } from '#kernel/values/whole-number';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import { formEntity } from '../../entity';
import { loadForm } from '../../server/render';
import type { definition } from './definition';
import type { LoadedForm } from './props';

export const load: BlockLoad<typeof definition, LoadedForm> = {
  load: async (context, instances) => {
    const loaded = new Map<number | string, LoadedForm>();
    for (const { id, settings } of instances) {
      const form = await loadForm(context.host, readWholeNumber(settings.form) ?? 0, context);
      if (form) loaded.set(id, { form: form.props, beside: sanitizeRichText(settings.beside) });
    }
    return loaded;
  },
  tags: () => [formEntity.access],
};
