export { storeEntity } from './server/store-entity';
export { apiPartOf, defineStored, type StoredEntity } from './server/stored';
