import { type Instant, toMilliseconds } from '@shuyuan/rules';
import { type CSSProperties, useId } from 'react';
import { knownDay } from '../../course/schedule.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useReader } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { CoursePurchasePanelLabels } from './CoursePurchasePanel.labels.ts';

/** One class of a course with its own dates and seats. */
export interface PurchaseOffer {
  id: string;
  name: string;
  status?: 'notStarted' | 'inProgress' | 'full' | 'ended' | 'discontinued' | undefined;
  startsAt?: Instant | undefined;
  /** Total number of seats. */
  quota?: number | undefined;
  seatsLeft?: number | undefined;
}

interface OfferChoiceProps {
  offers: readonly PurchaseOffer[];
  offerId: string | undefined;
  onOfferChange: ChangeHandler<PurchaseOffer> | undefined;
  timeZone: string | undefined;
  words: CoursePurchasePanelLabels;
  slotProps: SlotProps<'offers' | 'quota'> | undefined;
}

/** Classes as radio cards, with the seat bar of the selected one; a full class can be selected, an ended one cannot. */
export function OfferChoice(props: OfferChoiceProps) {
  const { offers, offerId, onOfferChange, timeZone, words, slotProps } = props;
  const name = useId();
  const view = useReader(timeZone);
  const chosen = offers.find((offer) => offer.id === offerId) ?? (offers.length === 1 ? offers[0] : undefined);
  const lineOf = ({ status, startsAt, seatsLeft }: PurchaseOffer) => {
    const state = status === 'full' || status === 'ended' || status === 'discontinued' ? words[status] : undefined;
    const seats = seatsLeft === undefined ? undefined : words.seatsLeft(seatsLeft);
    const begins = startsAt !== undefined && toMilliseconds(startsAt) <= view.now ? words.began : words.begins;
    const day = knownDay(startsAt, view);
    return [day === undefined ? undefined : begins(day), state ?? seats].filter(Boolean).join(words.between);
  };
  return (
    <>
      {offers.length > 1 && (
        <fieldset {...slot('offers', slotProps?.offers)}>
          <VisuallyHidden as="legend">{words.offers}</VisuallyHidden>
          {offers.map((offer) => (
            <label key={offer.id}>
              <input
                type="radio"
                name={name}
                checked={offer.id === offerId}
                disabled={offer.status === 'ended' || offer.status === 'discontinued'}
                onChange={(event) => onOfferChange?.(offer, changeDetails('input-change', event))}
              />
              <b>{offer.name}</b>
              <small>{lineOf(offer)}</small>
            </label>
          ))}
        </fieldset>
      )}
      {chosen?.quota !== undefined && chosen.seatsLeft !== undefined && (
        <p {...slot('quota', slotProps?.quota)}>
          <span>{words.quota(chosen.name)}</span>
          <span
            className="bar"
            style={{ '--_done': share(chosen.quota - chosen.seatsLeft, chosen.quota) } as CSSProperties}
          />
          <span className="num">
            {chosen.quota - chosen.seatsLeft}/{chosen.quota}
          </span>
        </p>
      )}
    </>
  );
}

/** A share in whole percent, as a CSS value. */
export function share(part: number, whole: number): string {
  return `${whole <= 0 ? 0 : Math.min(100, Math.max(0, Math.round((part / whole) * 100)))}%`;
}
