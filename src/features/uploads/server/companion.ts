import { partyTexts } from '#kernel/messages/nl-cookies';
import type { ThirdParty } from '#platform/declared/third-parties';

/**
 * The server that fetches files from elsewhere when a visitor gives a link: asked by fetch, and it tells
 * how far it is over a WebSocket.
 */
export const companionOf = (address: string | undefined): ThirdParty[] => {
  if (address === undefined) return [];
  const { origin, host } = new URL(address);
  return [
    {
      name: host,
      type: 'functional',
      purpose: partyTexts.companion,
      sources: { connect: [origin, origin.replace(/^http/, 'ws')] },
      areas: ['pages', 'app', 'account'],
    },
  ];
};
