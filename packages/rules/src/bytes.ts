const KB = 1024;
const MB = 1_048_576;

/** Bytes as text: `12 KB`, `2.4 MB`, `168 MB`; 1 MB is 1,048,576 bytes (§5). */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  if (bytes < MB) return `${Math.floor(bytes / KB)} KB`;
  return bytes < 100 * MB ? `${(Math.floor((bytes * 10) / MB) / 10).toFixed(1)} MB` : `${Math.floor(bytes / MB)} MB`;
}

/** A limit, without decimals where it is whole: `3 MB`, `2.5 MB`, `500 KB` (§5). */
export function formatByteLimit(bytes: number): string {
  return formatBytes(bytes).replace('.0 ', ' ');
}
