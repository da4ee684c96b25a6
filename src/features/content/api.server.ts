export { calendarEntity } from './entity';
export { registerEventBooking, registerFewSeats } from './server/booking-part';
export { eventsFile } from './server/event-file';
export { type EventRow, readEvent, readEventsOfSeats } from './server/events';
export {
  calendarEvents,
  facts,
  faqItems,
  newsItems,
  referenceItems,
  services,
  usps,
  weblogPosts,
} from './server/tables';
