/** The pictures of a site, as staff keeps them. */
export const library = {
  title: 200,
  alt: 300,
  folder: 120,
  /** Characters of a tag, and tags of a picture. */
  tag: 40,
  tags: 30,
  fileName: 200,
  /** Pictures of a page of the list; and those changed at once. */
  page: 60,
  many: 500,
  /** Rows of each kind that are told of where a picture is used. */
  uses: 50,
  /** Folders and tags that can be chosen of. */
  choices: 300,
} as const;
