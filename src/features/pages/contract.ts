/** A block as a page's tree holds it (Puck's shape). `slots` of a block hold further blocks. */
export type TreeBlock = {
  type: string;
  props: { id: string } & Record<string, unknown>;
};

/** A page's content: one JSON tree a version. */
export type PageTree = {
  root: {
    props?: Record<string, unknown> & {
      /**
       * The number of the page that says the same in the other language, or the address of one that a
       * feature serves in the site's.
       */
      counterpart?: number | string;
    };
  };
  content: TreeBlock[];
  zones: Record<string, TreeBlock[]>;
};
