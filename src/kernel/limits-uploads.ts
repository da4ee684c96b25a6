/** The numbers of uploads; apart from the others, which every page carries. */

/** S9.8/1: what an upload field takes whose definition says nothing of it. Sizes in bytes. */
export const uploadDefaults = {
  maxFileSize: 1_000_000,
  maxNumberOfFiles: 1,
  allowedFileTypes: 'images/*,application/*',
  entity: 'Image',
} as const;

/** S9.8: uploading in the browser. Times in ms, sizes in bytes, lengths in px. */
export const uploadDashboard = {
  chunkSize: 5_000_000,
  retryDelays: [0, 1000, 3000, 5000],
  atOnce: 20,
  errorNotice: 5000,
  /** S4.8/4: for so long after a refresh no other one is done. */
  refreshGuard: 500,
  width: 750,
  height: 550,
  thumbnailWidth: 200,
  /** Of a JPEG; 1 is the best. */
  thumbnailQuality: 0.8,
  /** Pictures beyond these are reduced before a thumbnail is made of them. */
  mostPixels: 5_000_000,
  longestSide: 4096,
  /** Without a byte in so long, an upload is stopped. */
  stalledAfter: 30_000,
  /** How long what was not finished can be taken up again. */
  restoredFor: 60 * 60_000,
} as const;

/** Uploads at the server. Times in ms, sizes in bytes. */
export const uploadLimits = {
  /** Of one file, whatever its target takes. */
  maxFileSize: 100_000_000,
  /** Of the files of one session that belong to nothing yet. */
  mostUnclaimed: 60,
  mostUnclaimedBytes: 500_000_000,
  /** Of one client, whatever sessions it has: people share an address. */
  mostUnclaimedOfClient: 300,
  mostUnclaimedBytesOfClient: 1_000_000_000,
  /** Calls of one client a minute, and what he may send in an hour, by tus and with forms together. */
  createdPerMinute: 120,
  callsPerMinute: 1200,
  bytesPerHour: 1_000_000_000,
  /** A file in a form is counted in pieces of this size, each before it is kept. */
  bytesAtOnce: 1_000_000,
  /** How long what was not finished, and what belongs to nothing, is kept. */
  unfinishedFor: 24 * 3_600_000,
  unclaimedFor: 48 * 3_600_000,
  /** How long one may be busy making something of a file that a member of staff sent. */
  claimedByStaffFor: 5 * 60_000,
  /** What came with a form that came back, or that asks a question first. */
  heldFor: 2 * 3_600_000,
  filename: 100,
  metaFields: 20,
  metaValue: 1000,
  /** A picture with more is not unpacked. */
  mostPixels: 64_000_000,
  /** Of all frames together: a picture that moves with more is kept as its first frame. */
  mostMovingPixels: 10_000_000,
  /** Files that are looked into at once in one process, and that wait for it: of all and of one client. */
  looksAtOnce: 2,
  mostWaiting: 100,
  mostWaitingOfOne: 20,
  /** In seconds: when to come back once there was no room to wait. */
  busyFor: 10,
  /** In seconds: when to come back while the disk is too full. */
  fullFor: 600,
  mediumWidth: 800,
  pictureQuality: 85,
  /** What an archive may unpack to. */
  unpackedSize: 500_000_000,
  unpackedFactor: 100,
  archiveEntries: 10_000,
} as const;
