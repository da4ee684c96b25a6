import { loadScript } from './load-script';
import { type Begun, type Given, NotTaken, profileOf } from './types';

type Moment = {
  isSkippedMoment: () => boolean;
  isDismissedMoment: () => boolean;
  getDismissedReason: () => string;
};

type Options = {
  client_id: string;
  nonce: string;
  callback: (reply: { credential: string }) => void;
  auto_select: boolean;
  use_fedcm_for_prompt: boolean;
};

/** Google Identity Services, as far as we use it. */
type Google = {
  accounts: {
    id: {
      initialize: (options: Options) => void;
      prompt: (tell: (moment: Moment) => void) => void;
    };
  };
};

/** What a token says of its holder, to be sent along with it; the server believes the token alone. */
const readProfile = (token: string): Record<string, string> => {
  const [, part = ''] = token.split('.');
  const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (one) =>
    one.charCodeAt(0),
  );
  const { sub, name, given_name, family_name, email, picture } = JSON.parse(
    new TextDecoder().decode(bytes),
  );
  return profileOf({
    id: sub,
    full_name: name,
    given_name,
    family_name,
    email,
    image_url: picture,
  });
};

/** Has Google's own script ask who the visitor is. Throws NotTaken, or when it can't be asked. */
export const askGoogle = async ({ src, clientId, nonce }: Begun): Promise<Given> => {
  await loadScript(src);
  const { google } = window as unknown as { google?: Google };
  if (!google?.accounts?.id) throw new Error('Google’s script is not what it was');
  const { id } = google.accounts;
  return new Promise<Given>((done, fail) => {
    id.initialize({
      ...{ client_id: clientId, nonce, auto_select: false, use_fedcm_for_prompt: true },
      callback: ({ credential }) => {
        try {
          done({ credential, profile: readProfile(credential) });
        } catch (error) {
          fail(error);
        }
      },
    });
    id.prompt((moment) => {
      if (moment.isSkippedMoment()) fail(new Error('Google shows nothing here'));
      const isOver = moment.isDismissedMoment();
      if (isOver && moment.getDismissedReason() !== 'credential_returned') fail(new NotTaken());
    });
  });
};
