import type { InputProps } from './input';

/** What an input for files is given. */
export type FileInputProps = InputProps & {
  /** Pictures are shown small (S2.14/30). */
  preview?: boolean;
  /** The name of a file that the field's record has already (S3.2/13). */
  stored?: string;
};
