import type { Host } from '#platform/host';
import { fieldKeys, unseal } from './seal';
import { sealedAbout } from './store';
import type { formSubmissions } from './tables';

type Sealed = Pick<typeof formSubmissions.$inferSelect, 'formId' | 'sealed'>;

/** Opens what a submission was sealed with, by its labels. Throws when a key isn't among the settings any more. */
export const openSealed = (
  host: Host,
  { formId, sealed }: Sealed,
): { label: string; text: string }[] => {
  const keys = fieldKeys(host.config);
  return sealed.map((one) => ({
    label: one.label,
    text: unseal(keys, one.sealed, sealedAbout(formId, one.name)),
  }));
};
