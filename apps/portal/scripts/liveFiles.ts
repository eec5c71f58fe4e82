import type { Plugin } from 'vite';

/** The live code, and its texts in each language. */
const LIVE = /[\\/]src[\\/](?:app[\\/]live[\\/]liveCode\.tsx|i18n[\\/]\w+[\\/]live\.ts)$/;

interface Chunk {
  type: string;
  fileName: string;
  isEntry?: boolean;
  facadeModuleId?: string | null;
  imports?: readonly string[];
}

/** The built files that the live code needs beyond what every page brings, from the root of the build. */
export function liveFilesOf(bundle: Readonly<Record<string, Chunk>>): string[] {
  const collect = (fileName: string, found: Set<string>) => {
    const chunk = bundle[fileName];
    if (!chunk || found.has(fileName)) return found;
    found.add(fileName);
    for (const imported of chunk.imports ?? []) collect(imported, found);
    return found;
  };
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const all = (roots: Chunk[]) => roots.reduce((found, { fileName }) => collect(fileName, found), new Set<string>());
  const start = all(chunks.filter(({ isEntry }) => isEntry));
  const live = all(chunks.filter(({ facadeModuleId }) => LIVE.test(facadeModuleId ?? '')));
  return [...live].filter((fileName) => !start.has(fileName));
}

/** Writes the names of the live code's files into the page: `fetchLive` has to know them before it imports them. */
export function liveFiles(): Plugin {
  return {
    name: 'live-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = liveFilesOf(bundle);
        if (files.length === 0) throw new Error('The live code is no chunk of the build; did it move?');
        const children = JSON.stringify(files);
        return [{ tag: 'script', attrs: { type: 'application/json', id: 'live-files' }, children, injectTo: 'body' }];
      },
    },
  };
}
