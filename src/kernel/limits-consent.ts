/** Consent for cookies. */
export const consentLimits = {
  /** Days that a choice is kept in the browser (S9.9/10); after that it is asked again. */
  cookieDays: 365,
  /** Days that the proof of a choice is kept: as long as it holds, and a year to be asked about it. */
  proofDays: 730,
  /** Choices that one network address has kept as proof in `perSeconds`: phones share theirs with many. */
  perClient: 300,
  perSeconds: 3600,
  /** Of a body that holds a choice, in bytes. */
  body: 8192,
  /** Scripts of third parties that a site may have. */
  scripts: 20,
} as const;
