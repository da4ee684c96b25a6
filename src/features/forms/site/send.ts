import { header } from '#kernel/wire';
import { type Outcome, readReply } from './reply';

/** Posts a form in the background. A network that fails is an outcome too; this never throws. */
export const sendForm = async (action: string, data: FormData): Promise<Outcome> => {
  try {
    const { post } = await import('#browser/islands/post');
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
