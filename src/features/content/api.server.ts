export { calendarEvents, faqItems, newsItems, weblogPosts } from './server/tables';
