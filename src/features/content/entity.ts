import { defineEntity } from '#kernel/define/entity';
import { faqHref } from './contract';
import { calendarFields, faqFields, newsFields, weblogFields } from './fields';

const category = {
  name: 'category',
  label: 'Onderwerp',
  english: 'Subject',
  kind: 'options',
  control: 'checkbox',
} as const;
const store = {
  name: 'location',
  label: 'Winkel',
  english: 'Store',
  kind: 'options',
  control: 'checkbox',
  limit: 5,
} as const;
const byName = { name: 'name', label: 'Titel', english: 'Title' };
const newest = { name: 'new', label: 'Nieuwste eerst', english: 'Newest first' };

export const newsEntity = defineEntity({
  name: 'News',
  access: 'news',
  label: { one: 'Nieuwsbericht', many: 'Nieuws', english: 'News' },
  noun: { one: 'bericht', many: 'berichten' },
  href: (slug) => `/nieuws/${slug}`,
  columns: [
    category,
    { name: 'year', label: 'Jaar', english: 'Year', kind: 'options', control: 'checkbox' },
    store,
  ],
  orders: [newest, byName],
  fields: newsFields,
  key: 'access',
});

export const weblogEntity = defineEntity({
  name: 'Weblog',
  access: 'weblog',
  label: { one: 'Weblogartikel', many: 'Weblog', english: 'Weblog' },
  noun: { one: 'artikel', many: 'artikelen' },
  href: (slug) => `/weblog/${slug}`,
  columns: [category],
  orders: [newest, byName],
  fields: weblogFields,
  key: 'access',
});

export const calendarEntity = defineEntity({
  name: 'Calendar',
  access: 'calendar',
  label: { one: 'Activiteit', many: 'Agenda', english: 'Events' },
  noun: { one: 'activiteit', many: 'activiteiten' },
  href: (slug) => `/agenda/${slug}`,
  columns: [{ ...category, label: 'Soort', english: 'Category' }, store],
  orders: [{ name: 'soon', label: 'Eerstvolgende eerst', english: 'Soonest first' }, byName],
  fields: calendarFields,
  key: 'access',
});

export const faqEntity = defineEntity({
  name: 'Faq',
  access: 'faq',
  label: { one: 'Vraag', many: 'Veelgestelde vragen', english: 'Questions and answers' },
  noun: { one: 'vraag', many: 'vragen' },
  href: faqHref,
  columns: [category],
  orders: [
    {
      ...{ name: 'order', label: 'Gewone volgorde', english: 'Usual order' },
      ...{ by: 'sort', within: 'category' },
    },
    { name: 'name', label: 'Vraag', english: 'Question', by: 'question' },
  ],
  fields: faqFields,
});
