import type { Instant } from '@shuyuan/rules';
import { ChevronRight, Plus } from 'lucide-react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import { Countdown } from '../../feedback/Countdown/Countdown.tsx';
import { Anchor } from '../../foundations/KitProvider/kitContext.ts';
import { type PartProps, slot } from '../../foundations/slots.ts';
import { useMoney } from '../../foundations/useMoney.ts';
import type { CoursePurchasePanelLabels } from './CoursePurchasePanel.labels.ts';

/** The group price, and the open group that can be joined (§2). */
export interface PurchaseGroup {
  /** Required group size, 2 to 20. */
  need: number;
  /** Price per person in the group, in integer fen. */
  priceFen: number;
  /** Members of the open group; empty if the row starts a new one. */
  members?: readonly { id: string; name: string; src?: string | undefined }[] | undefined;
  /** Deadline of the open group. */
  endsAt?: Instant | undefined;
  /** Address of the group page. */
  href: string;
}

interface GroupOfferProps {
  group: PurchaseGroup;
  words: CoursePurchasePanelLabels;
  part: PartProps | undefined;
}

/** Number of faces that fit beside the text. */
const FACES_MAX = 3;

/** The group price as one row of 40 px that links to the group. */
export function GroupOffer({ group, words, part }: GroupOfferProps) {
  const money = useMoney();
  const { need, priceFen, members = [], endsAt, href } = group;
  const missing = Math.max(0, need - members.length);
  const isOpen = members.length > 0 && missing > 0;
  return (
    <Anchor {...slot('group', part)} href={href}>
      <span className="faces" aria-hidden>
        {members.slice(0, FACES_MAX).map((member) => (
          <Avatar key={member.id} name={member.name} src={member.src} size={24} decorative />
        ))}
        {missing > 0 && (
          <span className="seat">
            <Plus />
          </span>
        )}
      </span>
      <span className="terms">
        <b>{words.groupPrice(need, money(priceFen))}</b>
        {isOpen && (
          <span>
            {words.groupMissing(missing)}
            {endsAt !== undefined && (
              <>
                {words.groupUntil}
                <Countdown endsAt={endsAt} format="d hh:mm:ss" warnS={60} />
              </>
            )}
          </span>
        )}
      </span>
      <span className="go">
        {isOpen ? words.groupJoin : words.groupStart}
        <ChevronRight aria-hidden />
      </span>
    </Anchor>
  );
}
