import { defineStored } from '#features/entities/api.server';
import { calendarEntity, faqEntity, newsEntity, weblogEntity } from '../entity';
import { factEntity, referenceEntity, serviceEntity, uspEntity } from '../item-entities';
import {
  calendarEvents,
  facts,
  faqItems,
  newsItems,
  referenceItems,
  services,
  usps,
  weblogPosts,
} from './tables';

export const storedNews = defineStored(newsEntity, newsItems);
export const storedWeblog = defineStored(weblogEntity, weblogPosts);
export const storedCalendar = defineStored(calendarEntity, calendarEvents);
export const storedFaq = defineStored(faqEntity, faqItems);
export const storedFacts = defineStored(factEntity, facts);
export const storedReferences = defineStored(referenceEntity, referenceItems);
export const storedServices = defineStored(serviceEntity, services);
export const storedUsps = defineStored(uspEntity, usps);

/** All that is written by its fields. */
export const storedContent = [
  storedNews,
  storedWeblog,
  storedCalendar,
  storedFaq,
  storedFacts,
  storedReferences,
  storedServices,
  storedUsps,
];
