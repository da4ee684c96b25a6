import { PREFIX } from './wire';

/** The cookie of a session in the office; over https only this very host can set it. */
export const staffCookie = (https: boolean): string =>
  https ? `__Host-${PREFIX}_staff` : `${PREFIX}_staff`;

/** Addresses of the calls that the office makes. */
export const officePath = {
  calls: '/admin/api',
  /** Pages as they are being made, for the editor's frame: their number follows. */
  preview: '/admin/preview/page',
  /** The same of sections that pages share. */
  previewSection: '/admin/preview/shared',
  /** Pictures of what pages can be built of. */
  samples: '/admin/preview',
} as const;

/** Where members of staff send files by pieces: tus, with an address for each. */
export const officeUploads = '/admin/api/uploads';

/** A header that only our own script can send: other sites' would be asked about first, and refused. */
export const officeHeader = `${PREFIX}-office`;
