// The floor: a bare Fastify that answers every address with one answer, read from a file.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const { headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const bytes = Buffer.from(body, 'base64');
const app = Fastify({ logger: false });
app.get('/*', (_request, reply) => reply.headers(headers).send(bytes));
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => process.exit(0));
