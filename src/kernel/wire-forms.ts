/** What forms, uploads and the API speak; apart from wire.ts, which every page carries. */
import { PREFIX } from './wire';

/** In which language a call is answered whose address and body have no room for the field. */
export const languageHeader = `${PREFIX}-language`;

export const apiPath = {
  lookupZipcode: '/api/v1.0/lookup/zipcode',
  /** Where files are uploaded to, by tus. */
  file: '/api/v1.0/file',
  apiUser: '/webcore/api-user',
  styleguide: '/webcore/styleguide',
} as const;

/**
 * Events of a site form's element, sent or not. They bubble; whoever prevents one takes over what
 * would follow: the callbacks of S2.4/5-6.
 */
export const formEvent = {
  success: `${PREFIX}:form-success`,
  error: `${PREFIX}:form-error`,
  /** Sent to the form by whoever knows more of it: its `detail` is what is wrong (`FormRefusal`). */
  refuse: `${PREFIX}:form-refuse`,
} as const;

/** Keys in the browser's local storage (S3.10/1). */
export const localKey = {
  accessToken: 'id_token',
  refreshToken: 'id_refresh',
  refreshing: 'id_refreshing',
} as const;
