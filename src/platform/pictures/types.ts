import type { Sharp, SharpInput, SharpOptions } from 'sharp';

type Steps = Pick<
  Sharp,
  | 'autoOrient'
  | 'avif'
  | 'flatten'
  | 'gif'
  | 'jpeg'
  | 'png'
  | 'resize'
  | 'rotate'
  | 'timeout'
  | 'webp'
>;

type StepOf<Name extends keyof Steps> = [Name, ...Parameters<Steps[Name]>];

/** One thing to do to a picture, by its name in sharp and what that takes. */
export type PictureStep = { [Name in keyof Steps]: StepOf<Name> }[keyof Steps];

/** A picture's bytes, or the path of its file; `create` among the options stands without one. */
export type PictureSource = Extract<SharpInput, Buffer | string> | undefined;

/** Sizes in px. */
export type PictureFacts = {
  width: number;
  height: number;
  /** Of a moving picture. */
  pages?: number;
  pageHeight?: number;
  /** As it is seen upright. */
  autoOrient: { width: number; height: number };
};

/** Sizes in px, of one frame. */
export type MadePicture = { content: Buffer; width: number; height: number };

/** Opens and makes pictures, in processes of their own. */
export type Pictures = {
  /**
   * What a picture's head says. Throws a PictureProblem with sharp's words when it is no picture, and as
   * `make` does.
   */
  look: (source: PictureSource, options?: SharpOptions) => Promise<PictureFacts>;
  /**
   * Takes a picture through steps. Throws a PictureProblem with sharp's words when that can't be done with this
   * picture, and an AppError of 503 when it can be asked again: too much waits, the process that made it died,
   * couldn't start or didn't answer in time, or something else was wrong than the picture.
   */
  make: (
    source: PictureSource,
    steps: readonly PictureStep[],
    options?: SharpOptions,
  ) => Promise<MadePicture>;
  /** The processes that there are now. */
  readonly pids: readonly number[];
  /** Ends them; what they were doing, and what comes later, is a 503. */
  close: () => void;
};
