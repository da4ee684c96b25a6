/** Whether a write failed because the disk, or what may be used of it, is full. */
export const isFull = (error: unknown): boolean => {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT';
};
