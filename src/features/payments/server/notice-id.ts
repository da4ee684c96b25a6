const ID = /^[A-Za-z]{2,4}_[\w-]{4,60}$/;

/** The number that a posted form is about (`id=tr_…`). */
export const idInForm = (body: string): string | undefined => {
  const id = new URLSearchParams(body).get('id') ?? '';
  return ID.test(id) ? id : undefined;
};
