import type { FastifyRequest } from 'fastify';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

type EditorSource = (host: Host, request: FastifyRequest) => Promise<boolean>;
const sources = new Registry<EditorSource>('source of editors');

/** Whoever knows accounts says whether a request comes from somebody who makes pages. */
export const registerEditors = (host: Host, find: EditorSource): void =>
  sources.add(host, 'editors', find);

export const isEditor = async (host: Host, request: FastifyRequest): Promise<boolean> =>
  (await sources.find(host, 'editors')?.(host, request)) ?? false;
