// Serves a folder of static files on a free port of this machine, for tests in a browser.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Resolves to `{ url, close() }`. @param {string} folder */
export async function serveFolder(folder) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(
      folder,
      path.normalize(decodeURIComponent(pathname)),
      pathname.endsWith('/') ? 'index.html' : '',
    );
    const entry = file.startsWith(folder) && (await stat(file).catch(() => null));
    if (!entry?.isFile()) return response.writeHead(404).end();
    const headers = {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'accept-ranges': 'bytes',
    };
    // Without range requests a browser cannot seek in a video.
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (from === undefined) {
      response.writeHead(200, { ...headers, 'content-length': entry.size });
      return createReadStream(file).pipe(response);
    }
    const [start, end] = [Number(from), Math.min(Number(to || entry.size - 1), entry.size - 1)];
    if (start > end) return response.writeHead(416, { 'content-range': `bytes */${entry.size}` }).end();
    response.writeHead(206, {
      ...headers,
      'content-range': `bytes ${start}-${end}/${entry.size}`,
      'content-length': end - start + 1,
    });
    return createReadStream(file, { start, end }).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
