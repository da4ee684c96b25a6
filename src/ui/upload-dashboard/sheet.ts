import address from './upload-dashboard.css?url';

let loading: Promise<void> | undefined;

const load = () =>
  new Promise<void>((done, fail) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: address,
    });
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      link.remove();
      loading = undefined;
      fail(new Error('no style sheet'));
    });
    document.head.append(link);
  });

/** Fetches the dashboard's own style sheet, once: no other page needs it. */
export const loadSheet = (): Promise<void> => {
  loading ??= load();
  return loading;
};
