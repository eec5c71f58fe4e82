/** Packages that load a file beside them (a native binary, WebAssembly, pages), so that the built server imports them from `node_modules`. */
export const WITH_FILES = [
  'sharp',
  '@node-rs/argon2',
  '@node-rs/jieba',
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
] as const;
