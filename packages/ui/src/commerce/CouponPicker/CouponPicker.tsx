import { ChevronDown, Clock, Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels, useReader } from '../../foundations/KitProvider/kitContext.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMoney } from '../../foundations/useMoney.ts';
import { couponCardLabels } from '../CouponCard/CouponCard.labels.ts';
import { Root as Ticket } from '../CouponCard/CouponCard.styles.ts';
import { CouponFace } from '../CouponCard/CouponFace.tsx';
import type { Coupon } from '../CouponCard/coupon.ts';
import { describeCoupon } from '../CouponCard/couponText.ts';
import { bestCoupon, type UsableCoupon } from './bestCoupon.ts';
import { type CouponPickerLabels, couponPickerLabels } from './CouponPicker.labels.ts';
import { Root } from './CouponPicker.styles.ts';

/** A coupon that cannot be used on the order, with the reason. */
export interface UnusableCoupon {
  coupon: Coupon;
  /** The reason and the remedy. */
  reason: string;
  /** It becomes usable later. */
  later?: boolean | undefined;
  /** Remedy, where it takes one step. */
  remedy?: { label: string; onClick: () => void } | undefined;
}

export interface CouponPickerProps extends BaseProps<HTMLDivElement> {
  /** Coupons that can be used on this order. */
  coupons: readonly UsableCoupon[];
  unusable?: readonly UnusableCoupon[] | undefined;
  /** Id of the selected coupon, `null` for none. */
  value?: string | null | undefined;
  /** Initial id when uncontrolled; the best coupon by default. */
  defaultValue?: string | null | undefined;
  onChange?: ChangeHandler<string | null> | undefined;
  /** Id of the best coupon, if determined by the server. */
  best?: string | undefined;
  /** Shown if there is no coupon at all, e.g. a link to claim one. */
  emptyAction?: ReactNode;
  /** IANA time zone of displayed dates; the kit's by default (§9). */
  timeZone?: string | undefined;
  labels?: Partial<CouponPickerLabels> | undefined;
}

/** Selects at most one coupon per order: the best is preselected, unusable ones give the reason (ui-kit 3.6). */
export function CouponPicker(props: CouponPickerProps) {
  const { coupons, unusable = [], value, onChange, best = bestCoupon(coupons), emptyAction, timeZone } = props;
  const { defaultValue = best ?? null, labels, ...others } = props;
  const {
    coupons: _c,
    unusable: _u,
    value: _v,
    onChange: _o,
    best: _b,
    emptyAction: _e,
    timeZone: _t,
    ...rest
  } = others;
  const words = useLabels(couponPickerLabels, labels);
  const [chosen, change] = useChange(value, defaultValue, onChange);
  const [isOpen, setOpen] = useState(coupons.length === 0);
  const name = useId();
  const restId = useId();

  const shared = { name, chosen, words, timeZone };

  return (
    <Root {...rest}>
      {coupons.length > 0 ? (
        <div className="choice" role="radiogroup" aria-label={words.group}>
          {coupons.map((usable) => (
            <Choice
              key={usable.coupon.id}
              {...shared}
              {...usable}
              isBest={usable.coupon.id === best}
              onChoose={change}
            />
          ))}
          <label className="none">
            <input
              type="radio"
              name={name}
              checked={chosen === null}
              onChange={(event) => change(null, changeDetails('input-change', event))}
            />
            <b>{words.none}</b>
            <small>{words.noneNote}</small>
          </label>
        </div>
      ) : (
        <div className="message">
          {unusable.length > 0 ? words.noneUsable : words.empty}
          {unusable.length === 0 && emptyAction}
        </div>
      )}
      {unusable.length > 0 && (
        <button
          type="button"
          className="fold"
          aria-expanded={isOpen}
          aria-controls={isOpen ? restId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {words.unusable(unusable.length)}
          <ChevronDown aria-hidden />
        </button>
      )}
      {isOpen && unusable.length > 0 && (
        <ul className="rest" id={restId}>
          {unusable.map((coupon) => (
            <Refused key={coupon.coupon.id} {...coupon} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </Root>
  );
}

interface ChoiceProps extends UsableCoupon {
  name: string;
  chosen: string | null;
  isBest: boolean;
  words: CouponPickerLabels;
  timeZone: string | undefined;
  onChoose: ChangeHandler<string>;
}

function Choice({ coupon, cutFen, name, chosen, isBest, words, timeZone, onChoose }: ChoiceProps) {
  const reader = useReader(timeZone);
  const print = useLabels(couponCardLabels);
  const money = useMoney();
  const isChosen = chosen === coupon.id;
  return (
    <Ticket as="label" data-state="toUse" data-size="xs" data-selected={isChosen ? '' : undefined}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={(event) => onChoose(coupon.id, changeDetails('input-change', event))}
      />
      <CouponFace
        coupon={coupon}
        text={describeCoupon(coupon, 'toUse', print, { ...reader, money })}
        words={print}
        said={isBest ? words.best : undefined}
        head="span"
      >
        <b className="cut">{money(-cutFen)}</b>
      </CouponFace>
    </Ticket>
  );
}

function Refused({
  coupon,
  reason,
  later: isLater,
  remedy,
  timeZone,
}: UnusableCoupon & { timeZone: string | undefined }) {
  const reader = useReader(timeZone);
  const words = useLabels(couponCardLabels);
  const money = useMoney();
  const Icon = isLater ? Clock : Info;
  return (
    <li>
      <Ticket as="div" data-state="unusable" data-size="xs">
        <CouponFace
          coupon={coupon}
          text={describeCoupon(coupon, 'toUse', words, {
            ...reader,
            money,
          })}
          words={words}
          head="span"
          when={
            <span className="reason">
              <Icon aria-hidden />
              {reason}
            </span>
          }
        >
          {remedy !== undefined && (
            <button
              type="button"
              className="act"
              data-look="link"
              aria-label={remedy.label + words.of(coupon.title)}
              onClick={remedy.onClick}
            >
              {remedy.label}
            </button>
          )}
        </CouponFace>
      </Ticket>
    </li>
  );
}
