import { find } from '../dom';

/** As far as we use it: not all browsers know it, nor does TypeScript. */
type Detector = { detect: (from: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new () => Detector;

/** In ms, between two looks at what the camera sees. */
const PAUSE = 200;
/** Whoever scanned with the camera goes on doing so on the page that answers. */
const KEPT = 'floor-camera';

const detectorOf = (): Detector | undefined => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector || !navigator.mediaDevices?.getUserMedia) return undefined;
  return new BarcodeDetector();
};

type Parts = { video: HTMLVideoElement; button: HTMLElement; status: HTMLElement };

const partsOf = (block: HTMLElement): Parts | undefined => {
  const video = find<HTMLVideoElement>('video', block);
  const button = find<HTMLElement>('[data-camera-go]', block);
  const status = find<HTMLElement>('[data-camera-status]', block);
  return video && button && status ? { video, button, status } : undefined;
};

const stop = ({ video, button }: Parts, { go = '' }: DOMStringMap): void => {
  const { srcObject } = video;
  if (srcObject instanceof MediaStream) for (const track of srcObject.getTracks()) track.stop();
  video.srcObject = null;
  video.hidden = true;
  button.textContent = go;
};

/** Looks until a code is seen, or the camera is stopped. */
const look = async (detector: Detector, video: HTMLVideoElement): Promise<string | undefined> => {
  while (video.srcObject) {
    const [found] = await detector.detect(video).catch(() => []);
    if (found?.rawValue) return found.rawValue;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return undefined;
};

const start = async (detector: Detector, block: HTMLElement, parts: Parts): Promise<void> => {
  const { video, button, status } = parts;
  status.textContent = '';
  try {
    video.srcObject = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment' },
    });
    video.hidden = false;
    button.textContent = block.dataset.stop ?? '';
    await video.play();
  } catch {
    sessionStorage.removeItem(KEPT);
    stop(parts, block.dataset);
    status.textContent = block.dataset.away ?? '';
    return;
  }
  const code = await look(detector, video);
  if (code === undefined) return;
  stop(parts, block.dataset);
  const field = find<HTMLInputElement>(`[id="${block.dataset.field}"]`);
  if (!field) return;
  field.value = code;
  field.form?.requestSubmit();
};

/** A field for codes gets the camera as a scanner, where the browser can read codes itself. */
export const startCamera = (block: HTMLElement): void => {
  const detector = detectorOf();
  const parts = partsOf(block);
  if (!detector || !parts) return;
  block.hidden = false;
  parts.button.addEventListener('click', () => {
    if (parts.video.srcObject) {
      sessionStorage.removeItem(KEPT);
      stop(parts, block.dataset);
      return;
    }
    sessionStorage.setItem(KEPT, '1');
    void start(detector, block, parts);
  });
  if (sessionStorage.getItem(KEPT)) void start(detector, block, parts);
};
