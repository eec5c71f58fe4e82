import type { Instant } from '@shuyuan/rules';
import { Check, Crown } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { day, wallClock } from '../../course/schedule.ts';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels, useReader } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { useMoney } from '../../foundations/useMoney.ts';
import { type MembershipCardLabels, membershipCardLabels } from './MembershipCard.labels.ts';
import { Plan } from './MembershipCard.styles.ts';
import { Owned } from './OwnedCard.styles.ts';

/** A membership plan; money in integer fen. */
export interface MembershipPlan {
  id: string;
  name: string;
  /** Duration in days; 0 never expires. */
  days: number;
  priceFen: number;
  originalFen?: number | undefined;
  benefits: readonly string[];
  /** Why it is highlighted, in a few words. */
  hot?: string | undefined;
}

/** The student's own membership. */
export interface OwnedMembership {
  startsAt: Instant;
  endsAt: Instant;
  person: { name: string; src?: string | undefined };
  /** Why it is suspended, in a few words; shown in place of the days left, which are not counted then. */
  suspended?: string | undefined;
  /** The amount saved, or another metric, with its label. */
  figure?: { before: string; value: string; after?: string | undefined } | undefined;
}

/** Parts of a plan: `hot`, `price`, `benefits`, `until`; of the student's own membership: `person`, `left`, `progress`, `began`, `stub`. */
export type MembershipCardPart =
  | 'name'
  | 'action'
  | 'hot'
  | 'price'
  | 'benefits'
  | 'until'
  | 'person'
  | 'left'
  | 'progress'
  | 'began'
  | 'stub';

export interface MembershipCardProps extends BaseProps {
  plan: MembershipPlan;
  /** Renders it as the student's own membership. */
  owned?: OwnedMembership | undefined;
  /** End of the membership if bought now. */
  endsAt?: Instant | undefined;
  /** The action button. */
  action?: ReactNode;
  /** Shared `name` of the radio inputs; the element around the cards has the role `radiogroup`. */
  name?: string | undefined;
  selected?: boolean | undefined;
  /** Stretches to the height of its container, so that plans in a row have equal heights. */
  fill?: boolean | undefined;
  onSelect?: ChangeHandler<string> | undefined;
  /** IANA time zone of displayed dates; the kit's by default (§9). */
  timeZone?: string | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<MembershipCardPart> | undefined;
  labels?: Partial<MembershipCardLabels> | undefined;
}

/** Number of days before the end from which the remaining days are shown. */
const EXPIRING_DAYS = 7;
const LONG_PRICE = 7;

/** A membership: a plan to select, or the student's own card with the remaining days (§3 isMember, memberTime). */
export function MembershipCard(props: MembershipCardProps) {
  const {
    plan,
    owned,
    endsAt,
    action,
    name,
    selected = false,
    fill = false,
    onSelect,
    timeZone,
    slotProps,
    labels,
    ...rest
  } = props;
  const words = useLabels(membershipCardLabels, labels);
  const money = useMoney();
  const view = useReader(timeZone);
  if (owned) return <OwnCard {...{ plan, owned, action, timeZone, slotProps, words }} {...rest} />;
  const amount = money(plan.priceFen);
  const isChoice = name !== undefined;
  const lastDay = endsAt === undefined ? '' : day(endsAt, view);
  const Name = isChoice ? 'span' : 'h3';
  const Box = isChoice ? 'span' : 'div';
  return (
    <Plan
      {...rest}
      as={isChoice ? 'label' : 'article'}
      data-choice={isChoice ? '' : undefined}
      data-hot={plan.hot === undefined ? undefined : ''}
      data-selected={selected ? '' : undefined}
      data-fill={fill ? '' : undefined}
    >
      {isChoice && (
        <input
          type="radio"
          name={name}
          value={plan.id}
          checked={selected}
          onChange={(event) => onSelect?.(plan.id, changeDetails('input-change', event))}
        />
      )}
      {plan.hot !== undefined && <span {...slot('hot', slotProps?.hot)}>{plan.hot}</span>}
      <Box className="paper">
        <Box className="head">
          <Name {...slot('name', slotProps?.name)}>{plan.name}</Name>
          <small>{plan.days === 0 ? words.forever : words.days(plan.days)}</small>
        </Box>
        <Box {...slot('cost', slotProps?.price)}>
          <b data-long={amount.length > LONG_PRICE ? '' : undefined}>{amount}</b>
          {plan.originalFen !== undefined && plan.originalFen > plan.priceFen && <s>{money(plan.originalFen)}</s>}
          {plan.days > 0 && <small>{words.perDay(money(Math.round(plan.priceFen / plan.days)))}</small>}
        </Box>
        <ul {...slotProps?.benefits}>
          {plan.benefits.map((benefit) => (
            <li key={benefit}>
              <Check aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
        {lastDay !== '' && (
          <Box {...slot('until', slotProps?.until)}>
            {words.until}
            <b>{lastDay}</b>
          </Box>
        )}
        {action !== undefined && <Box {...slot('end', slotProps?.action)}>{action}</Box>}
      </Box>
    </Plan>
  );
}

/** State of a membership by its days left; none where they are unknown. */
function statusOf(left: number | undefined) {
  if (left === undefined) return undefined;
  return left < 0 ? 'expired' : left <= EXPIRING_DAYS ? 'expiring' : 'active';
}

interface OwnCardProps extends BaseProps {
  plan: MembershipPlan;
  owned: OwnedMembership;
  action: ReactNode;
  timeZone: string | undefined;
  slotProps: MembershipCardProps['slotProps'];
  words: MembershipCardLabels;
}

function OwnCard({ plan, owned, action, timeZone, slotProps, words, ...rest }: OwnCardProps) {
  const view = useReader(timeZone);
  const [since, today, until] = [owned.startsAt, view.now, owned.endsAt].map(
    (at: Instant) => wallClock(at, view.timeZone)?.date,
  );
  // Of a date that is none nothing is known: neither days nor a state.
  const isKnown = since !== undefined && today !== undefined && until !== undefined;
  const left = isKnown ? until - today : undefined;
  const { suspended } = owned;
  const status = suspended === undefined ? statusOf(left) : 'suspended';
  const passed = isKnown && until > since ? ((today - since) / (until - since)) * 100 : 100;
  const share = Math.min(100, Math.max(0, passed));
  return (
    <Owned aria-label={words.card(plan.name)} {...rest} data-status={status}>
      <div className="paper">
        <div className="main">
          <p {...slot('who', slotProps?.person)}>
            <Avatar name={owned.person.name} src={owned.person.src} size={40} decorative />
            {owned.person.name}
            <span {...slot('plan', slotProps?.name)}>
              <Crown aria-hidden />
              {plan.name}
            </span>
          </p>
          {suspended !== undefined && (
            <p {...slot('left', slotProps?.left)}>
              <span>
                {suspended}
                {until !== undefined && <small>{words.endsOn(day(owned.endsAt, view))}</small>}
              </span>
            </p>
          )}
          {suspended === undefined && left !== undefined && (
            <>
              <p {...slot('left', slotProps?.left)}>
                {left > 0 && <b>{left}</b>}
                <span>
                  {left < 0 ? words.over : left === 0 ? words.endsToday : words.daysLeft(left)}
                  <small>{words.endsOn(day(owned.endsAt, view))}</small>
                </span>
              </p>
              <p
                {...slot('bar', slotProps?.progress)}
                style={{ '--_done': `${Math.round(share)}%`, ...slotProps?.progress?.style } as CSSProperties}
              />
            </>
          )}
          <p {...slot('foot', slotProps?.began)}>
            {since !== undefined && <span>{words.began(day(owned.startsAt, view))}</span>}
          </p>
        </div>
        <div {...slot('stub', slotProps?.stub)}>
          {owned.figure && (
            <>
              <small>{owned.figure.before}</small>
              <b>{owned.figure.value}</b>
              {owned.figure.after !== undefined && <small>{owned.figure.after}</small>}
            </>
          )}
          {action !== undefined && <div {...slot('act', slotProps?.action)}>{action}</div>}
        </div>
      </div>
    </Owned>
  );
}
