/** Numbers of rows that are written by the API and by files. */
export const entityLimits = {
  /** Days that the history of their rows is kept, unless the settings say otherwise. */
  historyDays: 730,
} as const;
