/** What a file is uploaded for: an item, and the field or folder of it. */
export type UploadTarget = { moduleObject: string; itemId: number; column?: string };

/** S3.4/1, S5.6: what a target takes. Sizes in bytes. */
export type UploadSettings = {
  itemId: number;
  moduleObject: string;
  entity: string;
  columnUploadfolderId: string;
  /** `image/*`, `application/pdf` or `.pdf`; none: any file. */
  allowedFileTypes: readonly string[];
  maxFileSize: number;
  minFileSize?: number;
  maxTotalSize?: number;
  maxNumberOfFiles: number;
  minNumberOfFiles?: number;
  requiredMetaFields: readonly string[];
  /** What members of staff send in the office, and nobody else. */
  ofStaff?: true;
  /** Never served but to administrators of the API. */
  isPrivate: boolean;
};

/** Smaller pictures that are kept beside a picture: 200 px and 800 px wide at most. */
export type UploadSize = 'thumb' | 'medium';

/** A file that was received whole. */
export type UploadRecord = {
  /** Unguessable. */
  id: string;
  filename: string;
  /** By its content. */
  type: string;
  /** In bytes. */
  size: number;
  /** In px; null of what is no picture. */
  width: number | null;
  height: number | null;
  sha256: string;
  meta: Record<string, string>;
  moduleObject: string;
  itemId: number;
  columnUploadfolderId: string;
  isPrivate: boolean;
  createdAt: Date;
  claimedAt: Date | null;
};

/** What an upload's address answers once it is whole (S7.10/2, S3.10/2). */
export type UploadReply = {
  data: {
    id: string;
    filename: string;
    type: string;
    size: number;
    width: number | null;
    height: number | null;
    /** Where everybody can see it; absent of private files. */
    url?: string;
    /** Its thumbnail; absent of private files and of what is no picture. */
    thumb?: string;
  };
  extra: { filename: string };
  _meta: { module_object: 'Upload'; module_access: 'upload'; href: string };
};

/** Where a received file is served: its name is the last part, as visitors read it (S3.2/14). */
export const uploadHref = (path: string): string => `/webcore/upload/${path}`;
