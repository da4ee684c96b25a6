/**
 * Stands on the list of what is wrong with a form that came back, and on nothing else: by it the
 * server gives such a page its title, and a page's script finds where the focus goes.
 */
export const errorSummaryMark = 'data-error-summary';
