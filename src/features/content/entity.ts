import { defineEntity } from '#kernel/define/entity';
import { faqHref } from './contract';

const category = {
  name: 'category',
  label: 'Onderwerp',
  kind: 'options',
  control: 'checkbox',
} as const;
const store = {
  name: 'location',
  label: 'Winkel',
  kind: 'options',
  control: 'checkbox',
  limit: 5,
} as const;
const byName = { name: 'name', label: 'Titel' };
const newest = { name: 'new', label: 'Nieuwste eerst' };

export const newsEntity = defineEntity({
  name: 'News',
  access: 'news',
  label: { one: 'Nieuwsbericht', many: 'Nieuws' },
  noun: { one: 'bericht', many: 'berichten' },
  href: (slug) => `/nieuws/${slug}`,
  columns: [category, { name: 'year', label: 'Jaar', kind: 'options', control: 'checkbox' }, store],
  orders: [newest, byName],
});

export const weblogEntity = defineEntity({
  name: 'Weblog',
  access: 'weblog',
  label: { one: 'Weblogartikel', many: 'Weblog' },
  noun: { one: 'artikel', many: 'artikelen' },
  href: (slug) => `/weblog/${slug}`,
  columns: [category],
  orders: [newest, byName],
});

export const calendarEntity = defineEntity({
  name: 'Calendar',
  access: 'calendar',
  label: { one: 'Activiteit', many: 'Agenda' },
  noun: { one: 'activiteit', many: 'activiteiten' },
  href: (slug) => `/agenda/${slug}`,
  columns: [{ ...category, label: 'Soort' }, store],
  orders: [{ name: 'soon', label: 'Eerstvolgende eerst' }, byName],
});

export const faqEntity = defineEntity({
  name: 'Faq',
  access: 'faq',
  label: { one: 'Vraag', many: 'Veelgestelde vragen' },
  noun: { one: 'vraag', many: 'vragen' },
  href: faqHref,
  columns: [category],
  orders: [
    { name: 'order', label: 'Gewone volgorde' },
    { name: 'name', label: 'Vraag' },
  ],
});
