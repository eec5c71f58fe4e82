import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import { Tag, type TagTone } from '../../data/Tag/Tag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type, visuallyHidden } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useMoney } from '../../foundations/useMoney.ts';
import { pass, passButton, passFigure, passInfo, passStub } from '../pass.styles.ts';
import { type OfferTicketLabels, offerTicketLabels } from './OfferTicket.labels.ts';

export interface OfferTicketProps extends BaseProps<HTMLElement> {
  title: string;
  cover?: string | undefined;
  tags: readonly { label: string; tone: TagTone }[];
  lecturer?: { name: string; portrait?: string | undefined } | undefined;
  /** Beside the lecturer, e.g. when it begins and the places left. */
  facts: readonly string[];
  /** Why it is advised. */
  reason?: string | undefined;
  /** Price for this person in fen, and the one without discounts. */
  payFen?: number | undefined;
  originalFen?: number | undefined;
  /** What makes the difference, each with its amount. */
  savings?: readonly string[] | undefined;
  /** Below the button, e.g. until when the coupon of the price can be used. */
  note?: string | undefined;
  /** Why there is no price for this person; on the stub in its place. */
  state?: string | undefined;
  action: { label: string; href: string };
  labels?: Partial<OfferTicketLabels> | undefined;
}

const { color, space, weight } = token;

const Root = styled.article({
  ...pass,
  minHeight: '204px',
  '& > .info': {
    ...passInfo,
    display: 'grid',
    gridTemplateColumns: '272px minmax(0, 1fr)',
    gap: space[24],
    alignItems: 'center',
    padding: space[24],
    '& > :is(img, span)': {
      width: '272px',
      height: '153px',
      borderRadius: '10px',
      objectFit: 'cover',
      background: color.surface.sunken,
    },
  },
  '& .tags': { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  '& h3': { margin: `${space[8]} 0 ${space[4]}`, ...type[20], fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  '& .who': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    ...type[13],
    color: color.text.secondary,
  },
  '& .why': {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    marginTop: space[12],
    ...type[14],
    color: color.status.success.fg,
    '& > svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm },
  },
  '& > .stub': passStub,
  '& .price': {
    ...passFigure,
    '& > b': { ...passFigure['& > b'], fontSize: '40px', lineHeight: '50px' },
    '& > s': { ...type[14], fontWeight: weight.regular, '& > .said': visuallyHidden },
  },
  '& .state': { ...type[18], fontWeight: weight.semibold },
  '& .go': { ...passButton, marginTop: space[12] },
  '& .note': { marginTop: space[8], overflowWrap: 'anywhere' },
  '@media (max-width: 1199px)': {
    '& > .info': { gridTemplateColumns: '208px minmax(0, 1fr)', gap: space[20] },
    '& > .info > :is(img, span)': { width: '208px', height: '117px' },
  },
});

/** A class that a result advises, as a ticket with this person's price (product.md 4.5). */
export function OfferTicket(props: OfferTicketProps) {
  const { title, cover, tags, lecturer, facts, reason, payFen, originalFen, savings = [], note, state, action } = props;
  const { labels, ...rest } = rootProps(props);
  const words = useLabels(offerTicketLabels, labels);
  const money = useMoney();
  const isReduced = payFen !== undefined && originalFen !== undefined && originalFen > payFen;
  return (
    <Root {...rest}>
      <div className="info">
        {cover === undefined ? <span /> : <img src={cover} alt="" width="272" height="153" />}
        <div>
          <p className="tags">
            {tags.map(({ label, tone }) => (
              <Tag key={label} tone={tone}>
                {label}
              </Tag>
            ))}
          </p>
          <h3>{title}</h3>
          <p className="who">
            {lecturer && <Avatar name={lecturer.name} src={lecturer.portrait} size={24} decorative />}
            {[...(lecturer ? [lecturer.name] : []), ...facts].join(' · ')}
          </p>
          {reason !== undefined && (
            <p className="why">
              <CircleCheck aria-hidden />
              {reason}
            </p>
          )}
        </div>
      </div>
      <div className="stub">
        {payFen === undefined ? (
          <p className="state">{state}</p>
        ) : (
          <>
            <span>{words.yourPrice}</span>
            <p className="price">
              <b>{payFen === 0 ? words.free : money(payFen)}</b>
              {isReduced && (
                <s>
                  <span className="said">{words.was}</span>
                  {money(originalFen)}
                </s>
              )}
            </p>
            {savings.length > 0 && <p>{savings.join(' · ')}</p>}
          </>
        )}
        <div className="go">
          <Button size="lg" block href={action.href}>
            {action.label}
          </Button>
        </div>
        {note !== undefined && <p className="note">{note}</p>}
      </div>
    </Root>
  );
}

/** What reaches the root, and the labels. */
function rootProps({
  title: _t,
  cover: _c,
  tags: _g,
  lecturer: _l,
  facts: _f,
  reason: _r,
  payFen: _p,
  originalFen: _o,
  savings: _s,
  note: _n,
  state: _e,
  action: _a,
  ...rest
}: OfferTicketProps) {
  return rest;
}
