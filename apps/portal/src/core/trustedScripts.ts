interface ScriptPolicies {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | null }): unknown;
}

/**
 * Lets workers start under Trusted Types, from the files of this build alone (X2): libraries and the kit give their addresses as plain
 * strings, so it is the default policy. Everything else that a policy could allow stays blocked.
 */
export function trustOwnWorkers(base: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  trustedTypes?.createPolicy('default', { createScriptURL: (address) => (isOwnFile(address, base) ? address : null) });
}

/** Whether an address is that of a built file of this site. */
export function isOwnFile(address: string, base: string): boolean {
  const assets = new URL(`${base}assets/`, location.origin).href;
  return URL.canParse(address, location.href) && new URL(address, location.href).href.startsWith(assets);
}
