type ApplePay = { canMakePayments: () => boolean };

const findApplePay = (): ApplePay | undefined =>
  (window as { ApplePaySession?: ApplePay }).ApplePaySession;

/** Whether this device can pay with Apple Pay. */
const hasApplePay = (): boolean => {
  try {
    return findApplePay()?.canMakePayments() ?? false;
  } catch {
    // In a frame of another site, or without https, it may not even be asked.
    return false;
  }
};

/** Shows ways to pay that only some devices have. */
export const startDevice = (): void => {
  if (hasApplePay()) document.documentElement.dataset.applepay = '';
};
