/** Popups. Times in ms, unless their name says otherwise. */
export const popups = {
  /** S9.6/1: how long a popup that is shown once stays away. */
  hiddenDays: 365,
  /** What a delay may be: a page that stays open longer than an hour is looked at no more. */
  longestPeriod: 3_600_000,
  /** How often it is looked whether one may open now. */
  look: 250,
  /** So long nobody has typed. */
  quiet: 1500,
  /** Px: on a lower screen there is no room for a popup above what asks for consent. */
  lowScreen: 600,
  /** So long is waited for that to come, where a choice is to be made. */
  consentComes: 3000,
  /** From when on before its moment its content is fetched. */
  ahead: 1500,
  /** S2.1/7: on the page of the application form nobody is disturbed. */
  neverOnPages: [26] as readonly number[],
  /** How many stand on one page at most, to choose from. */
  most: 10,
  /** How long the code of a submission is remembered, to answer the same again, in days. */
  repeatDays: 7,
} as const;

/** S9.6/2: of the promotional popup. */
export const promotional = { tick: 200, ticks: 5, ticksInDebug: 1, hiddenDays: 1 } as const;
