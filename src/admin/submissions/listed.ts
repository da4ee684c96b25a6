/** What was last asked of the list: whoever opens one of it comes back to what he looked through. */
let listed = '';

export const keepListed = (search: string): void => {
  listed = search;
};

/** The list as it was last looked at. */
export const listedHref = (): string => (listed === '' ? '/inzendingen' : `/inzendingen?${listed}`);
