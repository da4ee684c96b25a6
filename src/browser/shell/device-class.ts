import { device } from '#kernel/limits';
import { cookie } from '#kernel/wire';

const fits = (width: number): boolean => matchMedia(`(max-width: ${width}px)`).matches;

/** S4.10/7, by S9.1/1. */
const deviceClass = (): string => {
  if (fits(device.mobileMax)) return 'mobile';
  return fits(device.tabletMax) ? 'tablet' : 'none';
};

/** Answers whether it was kept: a browser may refuse cookies. */
const keep = (name: string): boolean => {
  const own = `${cookie.viewportDevice}=${name}`;
  const secure = location.protocol === 'https:' ? ';secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${own};path=/;max-age=${device.cookieDays * 86_400};samesite=lax${secure}`;
  return document.cookie.split('; ').includes(own);
};

/**
 * S2.12/18: keeps the class of the device in a cookie, and loads the page again when it changes while
 * it is looked at; not before what was typed is sent or left, and never without the cookie.
 */
export const startDeviceClass = (): void => {
  let known = deviceClass();
  keep(known);
  const touched = new Set<Element>();
  addEventListener('input', ({ target }) => {
    touched.add(target as Element);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const now = deviceClass();
    if (now === known) return;
    known = now;
    if (!keep(now)) return;
    import('./load-again').then(
      ({ loadAgain }) => loadAgain(touched),
      (error) => console.info('The page stays as it is', error),
    );
  };
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(look, device.resizeWait);
  });
};
