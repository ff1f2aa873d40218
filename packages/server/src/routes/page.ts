/** The page: its files, and the page itself for every address that it knows how to show. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { problem } from '../problem.js';

/** @param root the folder with the built page; without it there is the interface for programs alone. */
export async function routePage(app: FastifyInstance, root: string | undefined): Promise<void> {
  const built = root !== undefined && existsSync(join(root, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      setHeaders(reply, path) {
        // Built files carry a hash of their content in their name.
        const lasting = path.includes('/assets/');
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(path(request.url));
    if (built && wantsPage) return reply.sendFile('index.html');
    return reply.code(404).send(problem('not-found', built ? 'there is nothing here' : 'the page has not been built'));
  });
}

function path(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
