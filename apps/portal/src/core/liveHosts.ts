/** Hosts on which outside rooms open: the school's, or for a backend that names none, the deployment's (X3). */
export function liveHostsOf(ofSchool: readonly string[] | undefined, ofDeployment: unknown): readonly string[] {
  if (ofSchool && ofSchool.length > 0) return ofSchool;
  return Array.isArray(ofDeployment) ? ofDeployment.filter((host) => typeof host === 'string') : [];
}
