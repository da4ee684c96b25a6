/** In px, of the longest side. */
const LONGEST = 192;

/** A file as a small picture that a page may show: its policy allows no addresses of files. */
export const drawSmall = async (file: Blob): Promise<string | undefined> => {
  try {
    const whole = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST / Math.max(whole.width, whole.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(whole.width * scale));
    canvas.height = Math.max(1, Math.round(whole.height * scale));
    canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    return canvas.toDataURL('image/jpeg', 0.8);
  } catch {
    // The server says what is wrong with it.
    return undefined;
  }
};
