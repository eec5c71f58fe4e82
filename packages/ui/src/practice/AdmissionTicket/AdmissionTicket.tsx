import { SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type AdmissionTicketLabels, admissionTicketLabels } from './AdmissionTicket.labels.ts';
import { Photo, Root } from './AdmissionTicket.styles.ts';

/** A fact on the paper of the ticket. */
export interface TicketField {
  label: string;
  value: ReactNode;
  /** Over two of the three columns. */
  wide?: boolean | undefined;
}

/** What stands on the stub. */
export interface TicketStub {
  /** Above the figure. */
  label: string;
  /** A number of two or three digits, or with `layout` a short text. */
  figure: string;
  layout?: 'number' | 'text' | undefined;
  /** Before and after it, e.g. the month and the weekday of a calendar leaf. */
  before?: string | undefined;
  unit?: string | undefined;
  /** Below it, separated by middle dots. */
  facts?: readonly string[] | undefined;
  /** Below the button. */
  note?: string | undefined;
  /** Across the corner of a closed ticket. */
  stamp?: string | undefined;
}

export interface AdmissionTicketProps extends BaseProps<HTMLElement> {
  /** Who has printed it, and what it is. */
  issuer: string;
  title: string;
  number?: string | undefined;
  /** Open; done, with the stub torn off; closed, in grey. */
  status: 'open' | 'done' | 'closed';
  /** Portrait of the student with the school's stamp; `null` is a visitor; absent where `picture` stands. */
  person?: { name: string; portrait?: string | undefined; stamp: string } | null | undefined;
  /** In place of the portrait, e.g. the sealed bag of a receipt. */
  picture?: ReactNode;
  fields?: readonly TicketField[] | undefined;
  stub: TicketStub;
  /** The button of the stub; with `form` it submits the form of that id. */
  action?: { label: string; href?: string; onClick?: () => unknown; form?: string } | undefined;
  /** In place of the facts: the form of a visitor. */
  children?: ReactNode;
  labels?: Partial<AdmissionTicketLabels> | undefined;
}

/** The admission ticket of an assessment, and the receipt of a paper that was handed in (product.md 4.5). */
export function AdmissionTicket(props: AdmissionTicketProps) {
  const {
    issuer,
    title,
    number,
    status,
    person,
    picture,
    fields = [],
    stub,
    action,
    children,
    labels,
    ...rest
  } = props;
  const words = useLabels(admissionTicketLabels, labels);
  return (
    <Root {...rest} data-status={status}>
      <div className="info">
        <p className="top">
          <b>{issuer}</b>
          <span>{title}</span>
          {number !== undefined && <span className="number">{words.number(number)}</span>}
        </p>
        <div className="body">
          {picture === undefined ? (
            <Portrait person={person ?? null} visitor={words.visitor} />
          ) : (
            <div className="picture">{picture}</div>
          )}
          {children ?? (
            <dl className="fields">
              {fields.map(({ label, value, wide }) => (
                <div key={label} data-wide={wide || undefined}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
      <div className="stub">
        {stub.stamp !== undefined && (
          <span className="stamp" aria-hidden="true">
            {stub.stamp}
          </span>
        )}
        <span>{stub.label}</span>
        <p className="figure" data-layout={stub.layout ?? 'number'}>
          {stub.before !== undefined && <span>{stub.before}</span>}
          <b>{stub.figure}</b>
          {stub.unit !== undefined && <span>{stub.unit}</span>}
        </p>
        {stub.facts && stub.facts.length > 0 && <p>{stub.facts.join(' · ')}</p>}
        {action && (
          <div className="go">
            <Button
              size="lg"
              block
              href={action.href}
              onClick={action.onClick}
              {...(action.form !== undefined && { type: 'submit' as const, form: action.form })}
            >
              {action.label}
            </Button>
          </div>
        )}
        {stub.note !== undefined && <p className="note">{stub.note}</p>}
      </div>
    </Root>
  );
}

function Portrait({
  person,
  visitor,
}: {
  person: NonNullable<AdmissionTicketProps['person']> | null;
  visitor: string;
}) {
  if (person === null) {
    return (
      <Photo className="photo">
        <figcaption className="frame">
          <SquarePen aria-hidden />
          {visitor}
        </figcaption>
      </Photo>
    );
  }
  const { name, portrait, stamp } = person;
  return (
    <Photo className="photo">
      {portrait === undefined ? (
        <span className="frame" aria-hidden="true">
          <b>{[...name][0]}</b>
        </span>
      ) : (
        <img src={portrait} alt={name} />
      )}
      <i aria-hidden="true">{stamp}</i>
    </Photo>
  );
}
