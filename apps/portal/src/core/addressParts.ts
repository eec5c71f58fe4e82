const PARTS = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

/** An address below `/web` in its parts, each without its mark and empty where it has none. */
export function addressParts(address: string) {
  const [, path = '', query = '', hash = ''] = PARTS.exec(address) ?? [];
  return { path, query, hash };
}
