import { header } from '#kernel/wire';
import { type Outcome, readReply } from './reply';

const loadPost = () => import('#browser/islands/post');

/**
 * Fetches what posting needs, so that a form can be sent again after a connection that was gone:
 * a browser may never ask a second time for code that it could not have.
 */
export const prepareToSend = (): void => void loadPost().catch(() => {});

/** Posts a form in the background. A network that fails is an outcome too; this never throws. */
export const sendForm = async (action: string, data: FormData): Promise<Outcome> => {
  try {
    const { post } = await loadPost();
    const response = await post(action, data, 'application/json');
    if (response.redirected && response.ok) return { kind: 'success', href: response.url };
    return readReply({
      ok: response.ok,
      type: response.headers.get('content-type') ?? '',
      body: await response.text(),
      flag: response.headers.get(header.success),
    });
  } catch {
    return { kind: 'unreachable' };
  }
};
