/** Which theme is built, by ETALAGE_THEME: absolute paths of folders, of which the first may not be there. */
export declare const themeFolders: () => { site: string; office: string };
