import { createContext } from 'react';
import type { UploadTarget, UploadTokens } from '#ui/upload-dashboard/types';

/** A file that the server holds already, sent with a form that it refused. */
export type KeptFile = { id: string; filename: string };

/** What a form's upload fields need to upload by themselves. */
export type FileAccess = {
  target: UploadTarget;
  /** Fetches the code that gets tokens, and gives it. */
  tokens: () => Promise<UploadTokens>;
  /** By field name. */
  kept?: Readonly<Record<string, readonly KeptFile[]>>;
  /** Address of a Companion server; without one nothing is fetched from elsewhere. */
  companion?: string;
};

/**
 * Given by a form around its fields: only then they upload; without it their files go along with the
 * form itself. `<FileAccessContext value={…}>`; the value must stay the same.
 */
export const FileAccessContext = createContext<FileAccess | undefined>(undefined);
