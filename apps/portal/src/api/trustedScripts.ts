interface ScriptPolicies {
  defaultPolicy: unknown;
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | null }): unknown;
}

/**
 * Lets workers start under Trusted Types, from the files of this build alone (X2): libraries and the kit give their addresses as plain
 * strings, so it is the default policy. Everything else that a policy could allow stays blocked. Called where a
 * worker may be needed, so that it is no part of the first load.
 */
export function trustOwnWorkers(base: string = import.meta.env.BASE_URL): void {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', {
      createScriptURL: (address) =>
        new URL(address, location.href).href.startsWith(`${location.origin}${base}assets/`) ? address : null,
    });
}
