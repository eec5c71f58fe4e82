import type { Instant } from '@shuyuan/rules';
import {
  Ban,
  BookOpen,
  CircleCheck,
  Clock,
  Copy,
  Crown,
  Gift,
  Headphones,
  type LucideIcon,
  ReceiptText,
  RefreshCw,
  Trash2,
  Undo2,
  Users,
  Wallet,
} from 'lucide-react';
import { sentTime } from '../../chat/MessageTime/sentTime.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels, useReader } from '../../foundations/KitProvider/kitContext.ts';
import { type PartProps, type SlotProps, slot } from '../../foundations/slots.ts';
import { useMoney } from '../../foundations/useMoney.ts';
import { useSecondsLeft } from '../../foundations/useSecondsLeft.ts';
import { TileClock } from '../TileClock.tsx';
import { type OrderCardLabels, orderCardLabels } from './OrderCard.labels.ts';
import { Root } from './OrderCard.styles.ts';
import type { Order, OrderStatus } from './order.ts';

/** An action of an order; the first is the primary one. */
export interface OrderAction {
  label: string;
  href?: string | undefined;
  onClick?: (() => unknown) | undefined;
  /** Emphasis of the primary one; solid only while something must be done. */
  variant?: 'solid' | 'soft' | 'outline' | undefined;
}

/** Parts of an order. */
export type OrderCardPart = 'number' | 'status' | 'cover' | 'title' | 'note' | 'sum' | 'actions' | 'foot';

export interface OrderCardProps extends Omit<BaseProps, 'onCopy'> {
  order: Order;
  actions?: readonly OrderAction[] | undefined;
  /** Copies the order number. */
  onCopy?: ((number: string) => void) | undefined;
  /** Called when the time to pay, or to complete a group, is over. */
  onEnd?: (() => void) | undefined;
  /** IANA time zone of displayed times; the kit's by default (§9). */
  timeZone?: string | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<OrderCardPart> | undefined;
  labels?: Partial<OrderCardLabels> | undefined;
}

const ICONS: Record<OrderStatus, LucideIcon> = {
  unpaid: Clock,
  waitingGroup: Users,
  paid: CircleCheck,
  refunding: RefreshCw,
  refunded: Undo2,
  cancelled: Ban,
  deleted: Trash2,
};

/** In the place of a cover; the headphones are those of the study room. */
const GOODS: Record<NonNullable<Order['goods']>, LucideIcon> = {
  course: BookOpen,
  membership: Crown,
  minutes: Headphones,
  postage: Gift,
};

/** One order: product, amount paid, status; actions are named after the product (§4). */
export function OrderCard({
  order,
  actions = [],
  onCopy,
  onEnd,
  timeZone,
  slotProps,
  labels,
  ...rest
}: OrderCardProps) {
  const reader = useReader(timeZone);
  const words = useLabels(orderCardLabels, labels);
  const money = useMoney();
  const { createdAt, status, payFen } = order;
  const Icon = status && ICONS[status];
  const Art = order.goods === undefined ? ReceiptText : GOODS[order.goods];
  const amount = payFen === undefined ? '' : money(payFen, 'statement');
  return (
    <Root aria-label={order.product} {...rest} data-status={status}>
      <header>
        {createdAt !== undefined && <span>{sentTime(createdAt, reader)}</span>}
        <span>
          {words.number} <span {...slot('no', slotProps?.number)}>{order.number}</span>
        </span>
        {onCopy && (
          <IconButton
            size="sm"
            label={words.copy(order.number)}
            icon={<Copy aria-hidden />}
            onClick={() => onCopy(order.number)}
          />
        )}
        {Icon && (
          <span {...slot('status', slotProps?.status)}>
            <Icon aria-hidden />
            {words[status]}
          </span>
        )}
      </header>
      <div className="body">
        {order.cover === undefined ? (
          <span {...slot('cover art', slotProps?.cover)}>
            <Art aria-hidden />
          </span>
        ) : (
          <img
            {...slot('cover', slotProps?.cover)}
            src={order.cover}
            alt=""
            width={160}
            height={90}
            loading="lazy"
            decoding="async"
          />
        )}
        <div>
          <h3 {...slotProps?.title}>{order.product}</h3>
          {order.note !== undefined && <p {...slot('note', slotProps?.note)}>{order.note}</p>}
        </div>
        <div {...slot('sum', slotProps?.sum)}>
          <b>
            <small>{amount.slice(0, 1)}</small>
            {amount.slice(1)}
          </b>
          {order.payment !== undefined && <span>{order.payment}</span>}
          {order.savedFen !== undefined && <span>{words.saved(money(order.savedFen, 'statement'))}</span>}
          {order.originalFen !== undefined && payFen !== undefined && order.originalFen > payFen && (
            <s>{money(order.originalFen, 'statement')}</s>
          )}
        </div>
        <div {...slot('acts', slotProps?.actions)}>
          {actions.map((action, place) => (
            <Act key={action.label} action={action} isMain={place === 0} of={words.of(order.product)} />
          ))}
        </div>
      </div>
      <Foot order={order} words={words} onEnd={onEnd} part={slotProps?.foot} />
    </Root>
  );
}

function Act({ action, isMain, of }: { action: OrderAction; isMain: boolean; of: string }) {
  const link = action.href === undefined ? {} : { href: action.href };
  return (
    <Button
      {...link}
      variant={isMain ? (action.variant ?? 'outline') : 'ghost'}
      size={isMain ? 'md' : 'sm'}
      wrap
      onClick={action.onClick}
      aria-label={action.label + of}
    >
      {action.label}
    </Button>
  );
}

interface FootProps {
  order: Order;
  words: OrderCardLabels;
  onEnd: (() => void) | undefined;
  part: PartProps | undefined;
}

/** Urgent or pending information: time to pay, the group, the refund. */
function Foot({ order, words, onEnd, part }: FootProps) {
  const { status, dueAt, held, group, refund, refundSteps } = order;
  if (status === 'unpaid' && dueAt !== undefined)
    return <PayBy endsAt={dueAt} held={held} words={words} onEnd={onEnd} part={part} />;
  if (status === 'waitingGroup' && group)
    return (
      <div {...slot('foot', part)} data-tone="info">
        <span className="people">
          {group.members.map((member) => (
            <Avatar key={member.id} name={member.name} src={member.src} size={24} />
          ))}
          <span className="seat" role="img" aria-label={words.emptySeat}>
            +
          </span>
        </span>
        <span className="text">
          <b>{words.missing(group.need - group.members.length)}</b> {group.note}
        </span>
        <TileClock size="sm" on="tint" endsAt={group.endsAt} onEnd={onEnd} />
      </div>
    );
  if (refundSteps)
    return (
      <ol {...slot('foot', part)} data-look="flat">
        {refundSteps.map((step) => (
          <li key={step.label} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
            <i />
            {step.label}
            {step.note !== undefined && <small>{step.note}</small>}
          </li>
        ))}
      </ol>
    );
  if (refund === undefined) return null;
  return (
    <p {...slot('foot', part)}>
      <Wallet aria-hidden size={16} />
      <span className="text">{refund}</span>
    </p>
  );
}

interface PayByProps {
  endsAt: Instant;
  held: string | undefined;
  words: OrderCardLabels;
  onEnd: (() => void) | undefined;
  part: PartProps | undefined;
}

function PayBy({ endsAt, held, words, onEnd, part }: PayByProps) {
  const isOver = useSecondsLeft(endsAt) === 0;
  return (
    <div {...slot('foot', part)} data-tone="accent">
      <TileClock size="sm" on="tint" endsAt={endsAt} onEnd={onEnd} />
      <span className="text">
        {isOver ? words.expired : words.cancelsThen}
        {!isOver && held}
      </span>
    </div>
  );
}
