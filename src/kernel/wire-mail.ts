/** The chain's mark as mails show it: where it is, and how large in px. */
export const mailLogo = { path: '/logo.png', width: 160, height: 56 } as const;
