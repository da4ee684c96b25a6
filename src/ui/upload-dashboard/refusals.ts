import type { UploadUppy } from './uppy';

/** 'scan.gif: Dit soort bestand kan niet mee.', unless the sentence has the name itself. */
const named = (name: string | undefined, message: string): string =>
  !name || message.includes(name) ? message : `${name}: ${message}`;

/**
 * Tells why what was chosen last is not taken, by name; '' once something else is chosen. It is told
 * until then, so Uppy's own notices of it, which go by themselves and pile up, are not shown.
 */
export const followRefusals = (uppy: UploadUppy, tell: (text: string) => void): void => {
  let ofThisChoice: string[] | undefined;
  const begin = (): string[] => {
    if (ofThisChoice) return ofThisChoice;
    ofThisChoice = [];
    // What is chosen together is told of at once.
    setTimeout(() => {
      ofThisChoice = undefined;
    });
    return ofThisChoice;
  };
  uppy.on('restriction-failed', (file, { message }) => {
    // Of one that is there already something has to be filled in: its card tells that.
    if (file && uppy.getFiles().some(({ id }) => id === file.id)) return;
    const told = begin();
    const text = named(file?.name, message);
    if (!told.includes(text)) told.push(text);
    tell(told.join(' '));
  });
  uppy.on('info-visible', () => {
    while (ofThisChoice && ofThisChoice.length > 0 && uppy.getState().info.length > 0)
      uppy.hideInfo();
  });
  uppy.on('files-added', () => {
    if (!ofThisChoice) tell('');
  });
};
