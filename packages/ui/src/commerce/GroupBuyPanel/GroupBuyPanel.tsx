import type { Instant } from '@shuyuan/rules';
import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type PartProps, type SlotProps, slot } from '../../foundations/slots.ts';
import { useMoney } from '../../foundations/useMoney.ts';
import { TileClock } from '../TileClock.tsx';
import { type GroupBuyPanelLabels, groupBuyPanelLabels } from './GroupBuyPanel.labels.ts';
import { Root } from './GroupBuyPanel.styles.ts';

/** A group member. */
export interface GroupMember {
  id: string;
  name: string;
  src?: string | undefined;
  /** When the member joined, or their status. */
  note?: string | undefined;
  leader?: boolean | undefined;
  me?: boolean | undefined;
}

/** A group purchase. */
export interface BuyingGroup {
  /** Required group size, 2 to 20. */
  need: number;
  members: readonly GroupMember[];
  /** The deadline. */
  endsAt: Instant;
  /** Full: every seat is taken or being paid for. */
  status: 'open' | 'full' | 'success' | 'expired';
}

/** Parts of the panel. */
export type GroupBuyPanelPart = 'title' | 'clock' | 'note' | 'seats' | 'member' | 'seat' | 'actions' | 'join';

export interface GroupBuyPanelProps extends BaseProps {
  group: BuyingGroup;
  /** Price per person in the group, in integer fen. */
  priceFen: number;
  /** Replaces the sentence about missing members. */
  title?: string | undefined;
  /** What happens when it fails, or the outcome. */
  note?: string | undefined;
  /** Joins the group; hidden for members. */
  onJoin?: (() => unknown) | undefined;
  /** Makes free seats invite buttons; for members. */
  onInvite?: (() => void) | undefined;
  /** Called once the deadline has passed. */
  onEnd?: (() => void) | undefined;
  /** Secondary actions. */
  actions?: ReactNode;
  /** Attributes of its parts. */
  slotProps?: SlotProps<GroupBuyPanelPart> | undefined;
  labels?: Partial<GroupBuyPanelLabels> | undefined;
}

/** Above this size a group is drawn as circles instead of a ticket divided into seats (ui-kit 3.6). */
const TICKET_MAX = 5;

/** A group purchase: missing members, deadline, seats (§2). */
export function GroupBuyPanel({
  group,
  priceFen,
  title,
  note,
  onJoin,
  onInvite,
  onEnd,
  actions,
  slotProps,
  labels,
  ...rest
}: GroupBuyPanelProps) {
  const words = useLabels(groupBuyPanelLabels, labels);
  const money = useMoney();
  const { need, members, status, endsAt } = group;
  const missing = Math.max(0, need - members.length);
  const isMine = members.some((member) => member.me);
  const canJoin = status === 'open' && !isMine && onJoin !== undefined;
  return (
    <Root {...rest} data-status={status}>
      {status === 'success' && (
        <span className="mark">
          <Check aria-hidden />
        </span>
      )}
      <h2 {...slotProps?.title}>
        {title !== undefined ? (
          title
        ) : status === 'open' ? (
          <>
            {words.missingBefore}
            <b>{missing}</b>
            {isMine ? words.missingMine(missing) : words.missing}
          </>
        ) : status === 'success' ? (
          words.success(need)
        ) : status === 'full' ? (
          words.full
        ) : (
          words.expired(missing)
        )}
      </h2>
      {status === 'open' && (
        <div {...slot('clock', slotProps?.clock)}>
          <TileClock on="tint" endsAt={endsAt} onEnd={onEnd} />
        </div>
      )}
      <p {...slot('note', slotProps?.note)}>{status === 'full' ? (note ?? words.fullNote) : note}</p>
      <div className={need > TICKET_MAX ? 'circles' : 'ticket'}>
        <ol {...slotProps?.seats} data-need={need} aria-label={words.seats(members.length, need)}>
          {members.map((member) => (
            <li key={member.id} {...slotProps?.member} data-state="taken">
              <span className="picture">
                {member.src === undefined ? (
                  <Avatar name={member.name} decorative />
                ) : (
                  <img src={member.src} alt="" width={96} height={96} />
                )}
              </span>
              <span>
                <b>{member.name}</b>
                <small>{roleOf(member, words)}</small>
              </span>
            </li>
          ))}
          {Array.from({ length: missing }, (_, place) => members.length + place + 1).map((seat) => (
            <FreeSeat
              key={seat}
              {...{ seat, status, words }}
              part={slotProps?.seat}
              onInvite={isMine ? onInvite : undefined}
            />
          ))}
        </ol>
      </div>
      {(canJoin || actions !== undefined) && (
        <div {...slot('acts', slotProps?.actions)}>
          {canJoin && (
            <Button {...slot('join', slotProps?.join)} size="lg" onClick={onJoin}>
              {words.join(money(priceFen))}
            </Button>
          )}
          {actions}
        </div>
      )}
    </Root>
  );
}

function roleOf({ leader: isLeader, me: isMe, note }: GroupMember, words: GroupBuyPanelLabels): string {
  const roles = [isLeader ? words.leader : undefined, isMe ? words.me : undefined].filter((role) => role !== undefined);
  return note ?? roles.join('·');
}

interface FreeSeatProps {
  seat: number;
  status: BuyingGroup['status'];
  words: GroupBuyPanelLabels;
  onInvite: (() => void) | undefined;
  part: PartProps | undefined;
}

function FreeSeat({ seat, status, words, onInvite, part }: FreeSeatProps) {
  const isOver = status === 'expired';
  const canInvite = status === 'open' && onInvite !== undefined;
  return (
    <li {...part} data-state="free">
      <span className="add">
        <Plus aria-hidden />
      </span>
      <span>
        <b>{isOver ? words.unfilled : words.empty}</b>
        {isOver && <small>{words.seatEmpty(seat)}</small>}
        {canInvite && (
          <small>
            <button type="button" onClick={onInvite}>
              {words.invite}
            </button>
          </small>
        )}
      </span>
    </li>
  );
}
