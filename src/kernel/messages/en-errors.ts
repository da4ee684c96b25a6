/** English for the errors of calls, by code and else by status; what has neither stays Dutch. */
const byCode: Record<string, string> = {
  not_found: 'This does not exist (any more).',
  method_not_allowed: 'This cannot be done here.',
  token: 'This page has been open for too long. Reload it and try again.',
  cross_site: 'This request came from another site.',
  credentials: 'These credentials are not right.',
  unknown_block: 'There is no such section.',
  busy: 'It is too busy right now. Please try again in a moment.',
  unavailable: 'We cannot be reached for a moment. Please try again in a few seconds.',
  server_error: 'Something went wrong on our side. Please try again in a moment.',
};

const byStatus: Record<number, string> = {
  400: 'This request is not right.',
  403: 'This is not allowed.',
  404: 'This does not exist (any more).',
  405: 'This cannot be done here.',
  413: 'What you sent is too large.',
  414: 'This address is too long.',
  415: 'We cannot read this kind of message.',
  429: 'You do this too often. Wait a moment and try again.',
};

/** What an error says in English; undefined: nothing. */
export const findEnglishError = (status: number, code: string): string | undefined =>
  byCode[code] ?? byStatus[status];
