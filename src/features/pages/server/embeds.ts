import { embedStoredTexts, partyTexts } from '#kernel/messages/nl-cookies';
import { declareStored } from '#platform/declared/stored';
import { declareThirdParties, type ThirdParty } from '#platform/declared/third-parties';
import type { Host } from '#platform/host';
import { type Embed, embedOf } from '#ui/embed';

/** Lists addresses that cards and blocks lead to in the lightbox. */
type FindAddresses = () => Promise<readonly string[]>;

type Known = { finders: Map<string, FindAddresses>; parties: readonly ThirdParty[] };

const known = new WeakMap<Host, Known>();

const partyOf = ({ party, category, src }: Embed): ThirdParty => ({
  name: party,
  type: category,
  purpose: partyTexts.embed,
  sources: { frame: [new URL(src).origin] },
  areas: ['pages'],
});

const refresh = async ({ finders }: Known): Promise<ThirdParty[]> => {
  const lists = await Promise.all([...finders.values()].map((find) => find()));
  const embeds = lists.flat().flatMap((address) => embedOf(address) ?? []);
  return [...new Map(embeds.map((embed) => [embed.party, partyOf(embed)])).values()];
};

const of = (host: Host): Known => {
  const own = known.get(host);
  if (own) return own;
  const made: Known = { finders: new Map(), parties: [] };
  known.set(host, made);
  declareThirdParties(host, 'embeds', () => made.parties);
  declareStored(host, 'embeds', () =>
    made.parties.flatMap(({ name: party, type }) =>
      (embedStoredTexts[party] ?? []).map((text) => ({ ...text, where: 'cookie', type, party })),
    ),
  );
  return made;
};

/**
 * Declares the third parties whose films and pages are shown on this site, and no others: visitors of
 * a site without any are asked for nothing. The function that it returns looks again, after a change.
 */
export const declareEmbeds = async (
  host: Host,
  name: string,
  find: FindAddresses,
): Promise<() => Promise<void>> => {
  const own = of(host);
  own.finders.set(name, find);
  const look = async () => {
    const before = JSON.stringify(own.parties);
    own.parties = await refresh(own);
    // Every page says whom it may ask.
    if (JSON.stringify(own.parties) !== before) host.cache.drop(['*']);
  };
  await look();
  return look;
};
