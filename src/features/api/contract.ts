/** What a caller may see: what everybody sees; also what isn't online; and what admins alone may. */
export const scopes = ['anonymous', 'staff', 'admin'] as const;
export type Scope = (typeof scopes)[number];

/** One row, as the API tells it (S3.7/1, S3.10/2). */
export type ApiItem = {
  id: number;
  state: string;
  title: string;
  /** Address of a picture. */
  image: string | null;
  /** Path of its own page. */
  href: string | null;
  target: '_self';
  data: Record<string, unknown>;
  extra: Record<string, unknown>;
  /** `revision`: of a row that can be written, for `If-Match`. */
  _meta: { module_object: string; module_access: string; href: string; revision?: number };
};

/** A list's reply; `total` counts all that fit, not only those told. */
export type ApiList = {
  data: ApiItem[];
  _meta: { total: number; start: number; limit: number };
};

/** What a request for a token is answered (S7.9/1). Times in s. */
export type TokenReply = {
  data: {
    access_token: string;
    token_type: 'Bearer';
    expires_in: number;
    refresh: { token: string; expires_in: number };
  };
};
