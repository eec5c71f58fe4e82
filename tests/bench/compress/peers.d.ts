/** The libraries that `peers/pictures.ts` uses; installed by the bench only. */
declare module 'bench-peers' {
  export const peers: Record<string, (file: File) => Promise<Blob>>;
}
