/** In the place of the address of somebody who was erased: no mail ever goes to a name that ends so (RFC 2606). */
export const NOBODY = 'gewist@gewist.invalid';

export const isNobody = (email: string): boolean => email.trim().toLowerCase() === NOBODY;
