import type { Qualification as Wire } from '@shuyuan/contract';
import type { Qualification } from '@shuyuan/ui';

/** A qualification of the contract as the kit shows it. */
export function toQualification({ id, ...rest }: Wire): Qualification {
  return { ...rest, id: String(id) };
}
