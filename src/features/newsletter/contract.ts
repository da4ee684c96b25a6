const base = '/webcore/newsletter';

/** The page with the form. */
export const newsletterPath = '/nieuwsbrief';
/** Where a visitor is told to look in his mail. */
export const askedPath = `${base}/asked`;
/** Where a subscription is confirmed, from the mail. */
export const confirmPath = (token: string): string => `${base}/confirm/${token}`;
/** Where it is withdrawn; a mail program may post there by itself (RFC 8058). */
export const stopPath = (token: string): string => `${base}/stop/${token}`;
/** Where who has no letter asks for the link by which he comes off the list. */
export const leavePath = `${newsletterPath}/afmelden`;
/** Where an account's holder asks for it and withdraws, on his profile. */
export const profilePath = { ask: `${base}/profile/ask`, stop: `${base}/profile/stop` } as const;
/** Where a provider tells that somebody withdrew there. */
export const noticePath = (provider: string): string => `${base}/notice/${provider}`;

/** `asked`: not confirmed yet. `unsubscribed`: withdrawn, and the address is gone. */
export type SubscriberState = 'asked' | 'subscribed' | 'unsubscribed';

/** What a proof is of. */
export type ProofKind = 'asked' | 'confirmed' | 'withdrawn';

/** The forms' fields; `from`: which of them it was. */
export const newsletterField = { email: 'email', name: 'firstname', from: 'from' } as const;
/** Says that it was asked at the foot of a page. */
export const fromFooter = 'footer';
