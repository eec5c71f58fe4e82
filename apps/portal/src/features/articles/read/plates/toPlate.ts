import type { Plate } from '@shuyuan/contract';
import type { Plate as PlateView } from '@shuyuan/ui';
import { plateAddress } from './plateAddress.ts';

/** A board of the contract as the kit shows it. */
export function toPlate({ id, name, picture, postCount, mayPost }: Plate): PlateView {
  return {
    name,
    href: plateAddress.href({ plateId: id }),
    picture,
    postCount,
    schoolOnly: !mayPost,
  };
}
