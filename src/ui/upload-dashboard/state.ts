/** Where the files of an upload stand together (S4.9/5). */
export type UploadState =
  | 'error'
  | 'complete'
  | 'paused'
  | 'uploading'
  | 'preprocessing'
  | 'postprocessing'
  | 'waiting';

/** A file as the dashboard keeps it (S3.4/3), as far as its state asks. */
export type FileState = {
  error?: string | null;
  isPaused?: boolean;
  progress: {
    /** Ms since 1970. */
    uploadStarted?: number | null;
    uploadComplete?: boolean;
    preprocess?: unknown;
    postprocess?: unknown;
  };
};

const isComplete = ({ progress }: FileState) =>
  Boolean(progress.uploadComplete) && !progress.preprocess && !progress.postprocess;

const isUnderWay = ({ progress }: FileState) =>
  Boolean(progress.uploadStarted) && !progress.uploadComplete;

/** In the order of S4.9/5: what comes first is what is said. */
export const overallState = (files: readonly FileState[]): UploadState => {
  const underWay = files.filter(isUnderWay);
  if (files.length === 0) return 'waiting';
  if (files.every(({ error }) => error)) return 'error';
  if (files.every(isComplete)) return 'complete';
  if (underWay.length > 0) {
    return underWay.every(({ isPaused }) => isPaused) ? 'paused' : 'uploading';
  }
  if (files.some(({ progress }) => progress.preprocess)) return 'preprocessing';
  if (files.some(({ progress }) => progress.postprocess)) return 'postprocessing';
  return 'waiting';
};

/** Whether what is not complete has failed, all of it. */
export const isStuck = (files: readonly FileState[]): boolean => {
  const open = files.filter((file) => !isComplete(file));
  return open.length > 0 && open.every(({ error }) => error);
};
