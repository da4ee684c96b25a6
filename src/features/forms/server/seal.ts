import { type SealKeys, sealKeys } from '#platform/sealing/seal';

export { seal, unseal } from '#platform/sealing/seal';

/** The keys of what visitors filled in. */
export const fieldKeys = (config: { secret: string; fieldKeys?: readonly string[] }): SealKeys =>
  sealKeys(config, 'etalage field values');

export type FieldKeys = SealKeys;
