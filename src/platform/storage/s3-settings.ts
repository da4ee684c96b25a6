/** A bucket and who may write in it. */
export type S3Settings = {
  bucket: string;
  region: string;
  /** Absent: Amazon's own, by region. */
  endpoint?: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket stands in the path, not in the host's name. */
  pathStyle: boolean;
};

/** What the client of S3 is made with. */
export const clientSettings = (settings: S3Settings) => ({
  region: settings.region,
  endpoint: settings.endpoint,
  forcePathStyle: settings.pathStyle,
  credentials: {
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
  },
  // Not every service that speaks S3 knows the newer checksums.
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
});
