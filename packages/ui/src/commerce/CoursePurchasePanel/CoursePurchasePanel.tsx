import { type CSSProperties, type ReactNode, useId } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { noteOf } from '../../data/PriceTag/note.ts';
import { priceTagLabels } from '../../data/PriceTag/PriceTag.labels.ts';
import { PriceTag } from '../../data/PriceTag/PriceTag.tsx';
import { Tag } from '../../data/Tag/Tag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import type { ChangeHandler } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { useMoney } from '../../foundations/useMoney.ts';
import { useNumber } from '../../foundations/useNumber.ts';
import { type CoursePurchasePanelLabels, coursePurchasePanelLabels } from './CoursePurchasePanel.labels.ts';
import { Root } from './CoursePurchasePanel.styles.ts';
import { GroupOffer, type PurchaseGroup } from './GroupOffer.tsx';
import { OfferChoice, type PurchaseOffer } from './OfferChoice.tsx';
import { OwnedCourse, type PurchaseLink, type PurchaseProgress } from './OwnedCourse.tsx';

/** Course data of the panel; money in integer fen; what is not known is not shown (§3 Course). */
export interface PurchaseCourse {
  title: string;
  kind?: 'live' | 'recorded' | undefined;
  subject: string;
  tags?: readonly string[] | undefined;
  priceFen?: number | undefined;
  originalFen?: number | undefined;
  memberFen?: number | undefined;
  learners?: number | undefined;
  /** Mean rating, 0 to 5. */
  score?: number | undefined;
  reviews?: number | undefined;
}

/** The main button; its label names the action in the current state. */
export interface PurchaseAction {
  label: string;
  onClick?: (() => unknown) | undefined;
  href?: string | undefined;
  disabled?: boolean | undefined;
  /** Reason for the state of the button: full, login required, assessment required … */
  reason?: string | undefined;
}

/** Parts of the panel. */
export type CoursePurchasePanelPart =
  | 'tags'
  | 'title'
  | 'rate'
  | 'cost'
  | 'extra'
  | 'group'
  | 'offers'
  | 'quota'
  | 'progress'
  | 'links'
  | 'actions'
  | 'reason'
  | 'promises';

export interface CoursePurchasePanelProps extends BaseProps {
  course: PurchaseCourse;
  action: PurchaseAction;
  /** Classes of the course to choose from; the seat bar shows the selected one. */
  offers?: readonly PurchaseOffer[] | undefined;
  offerId?: string | undefined;
  onOfferChange?: ChangeHandler<PurchaseOffer> | undefined;
  /** Rows inside the price block, e.g. a coupon with heading level 2. */
  extra?: ReactNode;
  /** The group price below the price block, if the course is also sold to groups. */
  group?: PurchaseGroup | undefined;
  /** Once bought: progress and next lesson instead of the price. */
  progress?: PurchaseProgress | undefined;
  /** Once bought: links to continue. */
  links?: readonly PurchaseLink[] | undefined;
  /** Square buttons before the main one, e.g. add to favourites. */
  sideActions?: ReactNode;
  /** Short guarantees below the button. */
  promises?: readonly { text: string; icon?: ReactNode }[] | undefined;
  /** IANA time zone of displayed dates; the kit's by default (§9). */
  timeZone?: string | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<CoursePurchasePanelPart> | undefined;
  labels?: Partial<CoursePurchasePanelLabels> | undefined;
}

/** Beside the cover of a course: price, classes, seats and one main button with its reason (§3, §4). */
export function CoursePurchasePanel({
  course,
  action,
  offers = [],
  offerId,
  onOfferChange,
  extra,
  group,
  progress,
  links,
  sideActions,
  promises,
  timeZone,
  slotProps,
  labels,
  ...rest
}: CoursePurchasePanelProps) {
  const priceWords = useLabels(priceTagLabels);
  const words = useLabels(coursePurchasePanelLabels, labels);
  const money = useMoney();
  const number = useNumber();
  const reasonId = useId();
  const { kind, priceFen, subject } = course;
  const learners = course.learners === undefined ? undefined : number(course.learners);
  const note =
    priceFen === undefined ? undefined : noteOf(priceWords, money, priceFen, course.memberFen, course.originalFen);
  const link = action.href === undefined ? {} : { href: action.href };
  // The guarantees fill an otherwise empty column; else they are one quiet line at its bottom.
  const isRoomy = extra === undefined && group === undefined && progress === undefined;
  const promiseList = promises !== undefined && (
    <ul {...slot('promises', slotProps?.promises)} data-roomy={isRoomy ? '' : undefined}>
      {promises.map((promise) => (
        <li key={promise.text}>
          {promise.icon}
          {promise.text}
        </li>
      ))}
    </ul>
  );
  return (
    <Root aria-label={words.region} {...rest}>
      <div {...slot('tags', slotProps?.tags)}>
        {kind !== undefined && <Tag tone="brand">{words[kind]}</Tag>}
        {course.tags?.map((tag) => (
          <Tag key={tag} tone="accent">
            {tag}
          </Tag>
        ))}
        {subject !== '' && <Tag>{subject}</Tag>}
      </div>
      <h1 {...slotProps?.title}>{course.title}</h1>
      <p {...slot('rate', slotProps?.rate)}>
        {course.score !== undefined && <Score score={course.score} label={words.score(course.score.toFixed(1))} />}
        {course.reviews !== undefined && <span>{words.reviews(number(course.reviews))}</span>}
        {learners !== undefined && <span>{kind === 'live' ? words.enrolled(learners) : words.learning(learners)}</span>}
      </p>
      {progress ? (
        <OwnedCourse progress={progress} links={links} words={words} slotProps={slotProps} />
      ) : (
        <>
          {(priceFen !== undefined || extra !== undefined) && (
            <div {...slot('cost', slotProps?.cost)} data-essential="">
              {priceFen !== undefined && (
                <p>
                  <PriceTag priceFen={priceFen} originalFen={course.originalFen} size="lg" />
                  {note !== undefined && <Tag tone="accent">{note}</Tag>}
                </p>
              )}
              {extra !== undefined && <div {...slot('extra', slotProps?.extra)}>{extra}</div>}
            </div>
          )}
          {group !== undefined && <GroupOffer group={group} words={words} part={slotProps?.group} />}
          <OfferChoice {...{ offers, offerId, onOfferChange, timeZone, words, slotProps }} />
        </>
      )}
      {isRoomy && promiseList}
      <div
        {...slot('acts', slotProps?.actions)}
        data-essential=""
        data-side={sideActions === undefined ? undefined : ''}
      >
        {sideActions !== undefined && <div className="side">{sideActions}</div>}
        <Button
          {...link}
          size="lg"
          block
          disabled={action.disabled}
          onClick={action.onClick}
          aria-describedby={action.reason === undefined ? undefined : reasonId}
        >
          {action.label}
        </Button>
      </div>
      {action.reason !== undefined && (
        <p {...slot('reason', slotProps?.reason)} id={reasonId}>
          {action.reason}
        </p>
      )}
      {!isRoomy && promiseList}
    </Root>
  );
}

function Score({ score, label }: { score: number; label: string }) {
  return (
    <>
      <span
        className="stars"
        role="img"
        aria-label={label}
        style={{ '--_score': `${Math.round(score * 20)}%` } as CSSProperties}
      />
      <b aria-hidden>{score.toFixed(1)}</b>
    </>
  );
}
