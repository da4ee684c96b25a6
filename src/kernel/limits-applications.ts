export const applications = {
  /** Km: from here the popup asks whether that isn't far (S9.5/1). */
  applicationDistance: 10,
  /** Years (S9.5/2). */
  applicationAge: 14,
  /** Weeks that an application is kept after its procedure ends; days with consent. */
  applicationWeeks: 4,
  applicationConsentDays: 365,
  /** Days after which a procedure in which nothing happens has ended. */
  applicationStale: 180,
  /** Ms before the distance is asked for (S9.5/1). */
  fieldWait: 500,
  /** Characters of the motivation (S5.3/4). */
  motivation: 1000,
  /** Moments that must be chosen for some vacancies (S5.3/3). */
  choices: 3,
  oldest: 100,
  nearer: 3,
  /** Distances that one can ask for on the list, in km. */
  distances: [5, 10, 20, 40],
  usualDistance: 20,
  /** Characters of a postcode or a place to look around. */
  longestPlace: 40,
  /** Ms before the confirm popup asks again (S2.9/4). */
  rearm: 2000,
  longestText: 120,
  /** Cards of a column of the board that are told at once. */
  cards: 20,
  /** Characters of a mail's subject, of a mail to one applicant, and of the text that such mails begin with. */
  answerSubject: 120,
  answerText: 3000,
  standardText: 1000,
  /** Characters of a note, and notes of one application. */
  note: 2000,
  notes: 200,
  /** Days that somebody waits for a first answer, after which the board says so: we promise five workdays. */
  waitsLong: 7,
  /** Days before one that nobody answered is erased, in which that is told. */
  erasedSoon: 30,
} as const;
