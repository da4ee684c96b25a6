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
