/** Text around a block in HTML, by which its first element is found; `marks` is nobody's to guess. */
export const beginOf = (marks: string, treeId: string): string => `[${marks} ${treeId}]`;
export const endOf = (marks: string): string => `[${marks}/]`;

/**
 * HTML whose blocks tell which of the tree they are: the first element of each has its id there as
 * `data-tree-id`, whatever wrote that element. One that shows nothing has a place all the same.
 */
export const nameRoots = (html: string, marks: string): string =>
  html
    .replace(
      new RegExp(`\\[${marks} ([^\\]]*)\\](<[a-z][\\w-]*)?`, 'g'),
      (_, id: string, tag: string | undefined) =>
        tag ? `${tag} data-tree-id="${id}"` : `<span hidden data-tree-id="${id}"></span>`,
    )
    .replaceAll(endOf(marks), '');
