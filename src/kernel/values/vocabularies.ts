/** The lists of words that a chain keeps itself, each used by one field of an entity. */
export const vocabularies = [
  { name: 'store-services', label: 'Diensten van winkels', english: 'Services of stores' },
  { name: 'store-departments', label: 'Assortiment van winkels', english: 'Departments of stores' },
  { name: 'vacancy-categories', label: 'Soorten werk', english: 'Kinds of work' },
  { name: 'news-categories', label: 'Onderwerpen van nieuws', english: 'Subjects of news' },
  {
    name: 'weblog-categories',
    label: 'Onderwerpen van het weblog',
    english: 'Subjects of the weblog',
  },
  { name: 'calendar-categories', label: 'Soorten activiteiten', english: 'Kinds of events' },
  { name: 'faq-categories', label: 'Onderwerpen van vragen', english: 'Subjects of questions' },
] as const;

export type VocabularyName = (typeof vocabularies)[number]['name'];
