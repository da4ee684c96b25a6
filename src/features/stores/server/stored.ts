import { defineStored } from '#features/entities/api.server';
import { unlisted } from '../contract';
import { storeEntity } from '../entity';
import { locations } from './tables';

/** Stores as they are written by their fields; no new one gets a number that is never listed (S9.4/2). */
export const storedStores = defineStored(storeEntity, locations, { reserved: unlisted });
