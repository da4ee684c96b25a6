import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built scripts, styles and fonts: their names change with their content. */
export const addStaticFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    preCompressed: true,
    decorateReply: false,
  });
};
