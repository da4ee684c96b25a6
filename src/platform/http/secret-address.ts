import type { FastifyReply } from 'fastify';

/**
 * Headers of a page whose address holds a secret: no other site is told of it. With 'no-referrer' browsers
 * without Fetch metadata would send 'null' for the origin of its forms, which would be refused.
 */
export const secretAddress = { 'referrer-policy': 'same-origin' } as const;

/**
 * Marks a page that its address alone opens, such as an order's: it is told to nobody, not even to where a
 * link leads.
 */
export const keepPrivate = (reply: FastifyReply): FastifyReply =>
  reply.headers({ ...secretAddress, 'x-robots-tag': 'noindex, nofollow' });
