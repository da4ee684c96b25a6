/**
 * Headers of a page whose address holds a secret: no other site is told of it. With 'no-referrer' browsers
 * without Fetch metadata would send 'null' for the origin of its forms, which would be refused.
 */
export const secretAddress = { 'referrer-policy': 'same-origin' } as const;
