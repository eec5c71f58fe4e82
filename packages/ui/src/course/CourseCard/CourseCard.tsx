import type { CSSProperties, SyntheticEvent } from 'react';
import { priceTagLabels } from '../../data/PriceTag/PriceTag.labels.ts';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels, useReader } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { useMoney } from '../../foundations/useMoney.ts';
import { useNumber } from '../../foundations/useNumber.ts';
import { type CourseCardLabels, courseCardLabels } from './CourseCard.labels.ts';
import { Root } from './CourseCard.styles.ts';
import type { CourseCardCourse } from './course.ts';
import { summarise } from './courseSummary.ts';

/** Parts of a course card. */
export type CourseCardPart =
  | 'cover'
  | 'state'
  | 'fit'
  | 'chip'
  | 'title'
  | 'meta'
  | 'lecturer'
  | 'seats'
  | 'price'
  | 'amount'
  | 'former'
  | 'note'
  | 'count'
  | 'progress';

export interface CourseCardProps extends BaseProps<HTMLAnchorElement> {
  course: CourseCardCourse;
  /** A tile of 272×295, or a row with a cover of 112. */
  layout?: 'tile' | 'row' | undefined;
  /** Loads the cover eagerly; for cards above the fold. */
  eager?: boolean | undefined;
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | undefined;
  /** IANA time zone of displayed dates; the kit's by default (§9). */
  timeZone?: string | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<CourseCardPart> | undefined;
  labels?: Partial<CourseCardLabels> | undefined;
}

/** A course in a list: cover, date, title, lecturer, price; one link, with its status always as text (§3, §4). */
export function CourseCard({
  course,
  layout = 'tile',
  eager: isEager = false,
  level = 3,
  timeZone,
  slotProps,
  labels,
  ...rest
}: CourseCardProps) {
  const reader = useReader(timeZone);
  const money = useMoney();
  const number = useNumber();
  const priceWords = useLabels(priceTagLabels);
  const words = useLabels(courseCardLabels, labels);
  const text = summarise(course, { ...priceWords, ...words }, { ...reader, money, number });
  const Title = `h${level}` as const;
  const loading = isEager ? 'eager' : 'lazy';
  return (
    <Root {...rest} href={course.href} data-layout={layout} data-status={course.status}>
      <span {...slot('cover', slotProps?.cover)} data-initial={[...course.subject][0]}>
        {course.cover !== undefined && (
          <img
            key={course.cover}
            src={course.cover}
            alt=""
            width={272}
            height={153}
            loading={loading}
            decoding="async"
            onError={handleBroken}
          />
        )}
        {layout === 'tile' && text.state !== undefined && (
          <span {...slot('state', slotProps?.state)}>{text.state}</span>
        )}
        {layout === 'tile' && text.fit !== undefined && <span {...slot('fit', slotProps?.fit)}>{text.fit}</span>}
        {layout === 'tile' && text.chip !== undefined && (
          <span {...slot('chip', slotProps?.chip)} data-sign={text.sign}>
            {text.chip}
          </span>
        )}
      </span>
      <Title {...slot('title', slotProps?.title)}>{course.title}</Title>
      {layout === 'tile' && (
        <p {...slot('meta', slotProps?.meta)}>
          {course.lecturer.portrait !== undefined && (
            <img
              key={course.lecturer.portrait}
              src={course.lecturer.portrait}
              alt=""
              width={20}
              height={20}
              loading={loading}
              decoding="async"
              onError={handleBroken}
            />
          )}
          <span {...slot('who', slotProps?.lecturer)}>
            {[course.lecturer.name, course.lessonCount !== undefined && words.lessons(course.lessonCount)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span {...slot(text.seats === undefined ? 'right' : 'right seats', slotProps?.seats)}>
            {text.seats ?? course.subject}
          </span>
        </p>
      )}
      {course.owned ? (
        <p {...slot('price', slotProps?.price)} data-owned="">
          {course.lessonsDone !== undefined && course.lessonCount !== undefined && (
            <span
              {...slot('progress', slotProps?.progress)}
              style={progressStyle(course.lessonsDone, course.lessonCount, slotProps?.progress?.style)}
            />
          )}
          <span {...slot('count', slotProps?.count)}>
            {course.lessonCount !== undefined &&
              course.lessonsDone !== undefined &&
              words.learned(course.lessonsDone, course.lessonCount)}
          </span>
        </p>
      ) : (
        <p {...slot('price', slotProps?.price)}>
          <span {...slot('amount', slotProps?.amount)} data-free={course.priceFen === 0 ? '' : undefined}>
            {text.price}
          </span>
          {layout === 'tile' && (text.former !== undefined || text.note !== undefined) && (
            <span className="between">
              {text.former !== undefined && <s {...slot('former', slotProps?.former)}>{text.former}</s>}
              {text.note !== undefined && <span {...slot('note', slotProps?.note)}>{text.note}</span>}
            </span>
          )}
          <span {...slot('count', slotProps?.count)}>
            {layout === 'tile' ? text.count : (text.state ?? text.fit ?? text.seats)}
          </span>
        </p>
      )}
    </Root>
  );
}

function progressStyle(lessonsDone: number, lessonCount: number, own: CSSProperties | undefined): CSSProperties {
  const share = lessonCount === 0 ? 0 : Math.min(100, Math.round((lessonsDone / lessonCount) * 100));
  return { '--_done': `${share}%`, ...own } as CSSProperties;
}

/** A picture that fails to load reveals the fallback below; set as an attribute on the node, so that a list does not re-render. */
function handleBroken(event: SyntheticEvent<HTMLImageElement>) {
  event.currentTarget.dataset['broken'] = '';
}
