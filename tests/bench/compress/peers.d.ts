/** The libraries that `peers/pictures.ts` asks; installed by the bench alone. */
declare module 'bench-peers' {
  export const peers: Record<string, (file: File) => Promise<Blob>>;
}
