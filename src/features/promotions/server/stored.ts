import { isNull, sql } from 'drizzle-orm';
import { apiPartOf, defineStored } from '#features/entities/api.server';
import { codeEntity, offerEntity } from '../entity';
import { discountCodes, discountOffers } from './tables';

/** Codes that somebody has for himself are no part of it: whoever knows one could use it. */
const isForAll = isNull(discountCodes.offerId);

export const storedCodes = defineStored(codeEntity, discountCodes, { only: isForAll });
export const storedOffers = defineStored(offerEntity, discountOffers);

const forAdmins = { page: sql`false`, adminsOnly: sql`true` };

/** What the API tells of codes, to admins: nothing of who got or used one. */
export const codeApi = apiPartOf(storedCodes, {
  ...{ title: discountCodes.code, slug: discountCodes.id, only: isForAll },
  ...forAdmins,
});

export const offerApi = apiPartOf(storedOffers, {
  ...{ title: discountOffers.name, slug: discountOffers.id },
  ...forAdmins,
});
