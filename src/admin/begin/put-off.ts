let isOff = false;

/** Whether who came in left the beginning for later: home is home then, until he comes in again. */
export const isPutOff = (): boolean => isOff;

export const putOff = (): void => {
  isOff = true;
};
