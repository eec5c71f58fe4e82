import type { CourseDetail, Offer } from '@shuyuan/contract';
import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import { formatDay, formatZone, Heading } from '@shuyuan/ui';
import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsHere } from '../../../../core/known.ts';
import { useRoot } from '../../../../page/context.tsx';
import { useView } from '../../../../page/useView.ts';
import { hasBegun } from '../../../../shared/course/schedule.ts';
import { Panel, PanelHead } from '../checkout.styles.ts';
import { Classes, Day, Frame, Line, Seats, Tick, Times, WeekDays } from '../classChoice.styles.ts';
import { weekDays } from '../weekDays.ts';

interface ClassChoiceProps {
  course: CourseDetail;
  /** Class of the address. */
  classId: number;
  onChoose: (offer: Offer) => void;
}

/** Seats from which a class counts as nearly full. */
const FEW_SEATS = 10;

/** The classes of the course; one that cannot be bought says why and cannot be chosen (product.md 4.3). */
export function ClassChoice({ course, classId, onChoose }: ClassChoiceProps) {
  const { t } = useTranslation('checkout');
  const name = useId();
  const titleId = useId();
  const offers = rowsHere(course.offers);
  if (offers.length < 2) return null;
  return (
    <Panel aria-labelledby={titleId}>
      <PanelHead>
        <Heading level={2} size={18} id={titleId}>
          {t('classes')}
        </Heading>
        <p>{t('classesNote')}</p>
      </PanelHead>
      <Classes role="radiogroup" aria-labelledby={titleId}>
        {offers.map((offer) => (
          <ClassCard
            key={offer.saleId}
            offer={offer}
            name={name}
            isChosen={offer.id === classId}
            onChoose={() => onChoose(offer)}
          />
        ))}
      </Classes>
    </Panel>
  );
}

interface ClassCardProps {
  offer: Offer;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

const ClassCard = observer(function ClassCard({ offer, name, isChosen, onChoose }: ClassCardProps) {
  const { locale: store } = useRoot();
  const { t } = useTranslation('checkout');
  const { locale } = store;
  const { status, startsAt, seatsLeft } = offer;
  const slots = rowsHere(offer.slots);
  const isClosed = status === 'full' || status === 'ended' || status === 'discontinued';
  const view = useView();
  const day = startsAt === undefined ? undefined : formatDay(startsAt, view);
  const [first] = slots;
  // A weekly slot is Beijing's, wherever it is read.
  const whose = view.timeZone === DEFAULT_TIME_ZONE.id ? '' : ` ${formatZone(DEFAULT_TIME_ZONE.id, view)}`;
  const time = first && `${first.startTime}–${first.endTime}${whose}`;
  return (
    <Frame>
      <input type="radio" name={name} checked={isChosen} disabled={isClosed && !isChosen} onChange={onChoose} />
      <Line>
        <b>{offer.name}</b>
        {isClosed ? (
          <Seats>{t(`class.${status}`)}</Seats>
        ) : (
          seatsLeft !== undefined && (
            <Seats data-few={seatsLeft <= FEW_SEATS ? '' : undefined}>{t('seatsLeft', { count: seatsLeft })}</Seats>
          )
        )}
      </Line>
      {day !== undefined && (
        <Times>
          {hasBegun(startsAt, view.now)
            ? t(time ? 'begunAt' : 'begun', { day, time })
            : t(time ? 'beginsAt' : 'begins', { day, time })}
        </Times>
      )}
      {slots.length > 0 && <Week locale={locale} days={slots.map(({ weekday }) => weekday)} />}
      <Tick aria-hidden>
        <Check />
      </Tick>
    </Frame>
  );
});

function Week({ locale, days }: { locale: 'cn' | 'en'; days: readonly number[] }) {
  const week = weekDays(locale);
  const spoken = week.filter(({ number }) => days.includes(number)).map(({ name }) => name);
  return (
    <WeekDays role="img" aria-label={spoken.join(locale === 'cn' ? '、' : ', ')}>
      {week.map(({ number, letter }) => (
        <Day key={number} data-on={days.includes(number) ? '' : undefined} aria-hidden>
          {letter}
        </Day>
      ))}
    </WeekDays>
  );
}
