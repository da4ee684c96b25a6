export { endReservation, expireReservations, purgeReservations } from './server/end';
export { placeReservation } from './server/place';
export { listReservations } from './server/read';
export { reservations } from './server/tables';
