// The peer of media: a bare Fastify with @fastify/static, which serves a folder to everybody.
// FOLDER: what it serves
import { createRequire } from 'node:module';
import path from 'node:path';
import Fastify, { type FastifyPluginCallback } from 'fastify';
import { ROOT } from './processes.ts';

const { FOLDER = '', PORT = '0' } = process.env;
/** The version that the server depends on. */
const serverRequire = createRequire(path.join(ROOT, 'apps/server/package.json'));
const plugin = serverRequire('@fastify/static') as FastifyPluginCallback<{ root: string; decorateReply: boolean }>;

const app = Fastify();
app.register(plugin, { root: FOLDER, decorateReply: false });
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
