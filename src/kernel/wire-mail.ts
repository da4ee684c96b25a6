/** The chain's mark as mails show it: where it is, what in its address says which one, and how large in px. */
export const mailLogo = { path: '/logo.png', version: 'v', width: 160, height: 56 } as const;
