let isPressed = false;

const press = () => {
  isPressed = true;
};
const release = () => {
  isPressed = false;
};

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', press, true);
  for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, release, true);
}

/**
 * Runs something once no button or finger is down: a message that comes or goes while one is would
 * move what is being clicked from under it.
 */
export const afterPress = (run: () => void): void => {
  const later = () => setTimeout(run);
  if (isPressed) document.addEventListener('pointerup', later, { once: true });
  else later();
};
