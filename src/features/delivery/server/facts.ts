import { registerFact, returnCollectCents } from '#features/settings/api.server';
import { formatEuroShort } from '#kernel/values/money';
import type { Host } from '#platform/host';
import { listMethods } from './methods';
import { findUsualMethod } from './options';
import { usualZone } from './usual';

const usualZoneOf = async (host: Host) => usualZone((await findUsualMethod(host)) ?? { zones: [] });

/** 'Nederland, België en Duitsland': wherever something is sent to, in a language. */
const countriesText = async (host: Host, language: string): Promise<string> => {
  const countryNames = new Intl.DisplayNames(language, { type: 'region' });
  const methods = (await listMethods(host)).filter(({ kind }) => kind !== 'pickup');
  const codes = new Set(methods.flatMap(({ zones }) => zones.map(({ country }) => country)));
  const names = [...codes].map((code) => countryNames.of(code) ?? code);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
};

/** What texts may say of delivery without contradicting it. */
export const registerDeliveryFacts = (host: Host): void => {
  registerFact(host, 'bezorgkosten', async () =>
    formatEuroShort((await usualZoneOf(host))?.bands[0]?.cents ?? 0),
  );
  registerFact(host, 'gratis_bezorgd_vanaf', async () =>
    formatEuroShort((await usualZoneOf(host))?.freeFromCents ?? 0),
  );
  registerFact(host, 'ophaalkosten', () => formatEuroShort(returnCollectCents(host)));
  registerFact(host, 'besteltijd', async () => (await findUsualMethod(host))?.rhythm.cutOff ?? '');
  registerFact(host, 'bezorglanden', () => countriesText(host, 'nl'));
  registerFact(host, 'bezorglanden_engels', () => countriesText(host, 'en-GB'));
};
