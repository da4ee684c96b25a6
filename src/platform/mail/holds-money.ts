/** Whether a mail has codes of gift cards, by its key: they are money, and nobody of the chain reads them. */
export const holdsMoney = (key: string | null): boolean => / gift cards( |$)/.test(key ?? '');
