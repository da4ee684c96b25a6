import { one } from '#features/pages/api.server';
import type { WorkRequest } from '#features/workfloor/api.server';
import type { Host } from '#platform/host';
import { seal, sealKeys, unseal } from '#platform/sealing/seal';
import { foundParam } from '../contract';

const PURPOSE = 'a postcode in an address';

/** Characters of one that is sealed: no postcode is longer than a short text. */
const LONGEST = 400;

type Found = { number: string; zipcode: string };

/** Whose it is: it leads only who looked it up to what he found by it. */
const aboutOf = ({ member }: WorkRequest, number: string): string =>
  `${member.id} ${number.toUpperCase()}`;

/** What an address says of the postcode that something was found with: sealed, for addresses are kept in histories and logs. */
export const foundWith = (
  { config }: Pick<Host, 'config'>,
  work: WorkRequest,
  { number, zipcode }: Found,
): string => {
  if (zipcode === '') return '';
  const sealed = seal(sealKeys(config, PURPOSE), zipcode, aboutOf(work, number));
  return `?${foundParam}=${sealed}`;
};

/** The postcode that the address of a page holds; '': none, or one of something else. */
export const readFoundWith = (
  { config }: Pick<Host, 'config'>,
  work: WorkRequest,
  number: string,
): string => {
  const sealed = one(work.params, foundParam) ?? '';
  if (sealed === '' || sealed.length > LONGEST) return '';
  try {
    return unseal(sealKeys(config, PURPOSE), sealed, aboutOf(work, number));
  } catch {
    return '';
  }
};
