export { countAtStore, layReady, listAtStore, releaseWithReason } from './server/at-store';
export { endReservation, expireReservations, purgeReservations } from './server/end';
export { placeReservation } from './server/place';
export { listReservations, type Reservation } from './server/read';
export { reservations } from './server/tables';
