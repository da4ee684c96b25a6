import { loadScript } from './load-script';
import { type Begun, type Given, NotTaken, profileOf } from './types';

type Reply = { status: string; authResponse?: { accessToken?: string } | null };

/** Facebook's SDK, as far as we use it. */
type Sdk = {
  init: (options: { appId: string; version: string; cookie: boolean; xfbml: boolean }) => void;
  login: (tell: (reply: Reply) => void, options: { scope: string }) => void;
  api: (
    path: string,
    options: { fields: string },
    tell: (profile: Record<string, unknown>) => void,
  ) => void;
};

const FIELDS = 'id,name,email,first_name,last_name';

/** Has Facebook's own script ask who the visitor is. Throws NotTaken, or when it can't be asked. */
export const askFacebook = async ({ src, clientId }: Begun): Promise<Given> => {
  await loadScript(src);
  const { FB: sdk } = window as unknown as { FB?: Sdk };
  if (!sdk) throw new Error('Facebook’s script is not what it was');
  sdk.init({ appId: clientId, version: 'v23.0', cookie: false, xfbml: false });
  return new Promise<Given>((done, fail) => {
    sdk.login(
      ({ authResponse }) => {
        const credential = authResponse?.accessToken;
        if (!credential) return fail(new NotTaken());
        return sdk.api('/me', { fields: FIELDS }, (profile) =>
          done({ credential, profile: profileOf(profile) }),
        );
      },
      // S2.11/2
      { scope: 'public_profile,email' },
    );
  });
};
