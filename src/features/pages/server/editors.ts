import type { FastifyRequest } from 'fastify';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

type EditorSource = (host: Host, request: FastifyRequest) => Promise<boolean>;
const sources = new Registry<EditorSource>('source of editors');

/** Whoever knows people says whether a request comes from somebody who makes pages. */
export const registerEditors = (host: Host, name: string, find: EditorSource): void =>
  sources.add(host, name, find);

export const isEditor = async (host: Host, request: FastifyRequest): Promise<boolean> => {
  for (const find of sources.list(host)) if (await find(host, request)) return true;
  return false;
};
