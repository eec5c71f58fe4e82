import { type ReactNode, useId } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useMoney } from '../../foundations/useMoney.ts';
import { type OrderSummaryLabels, orderSummaryLabels } from './OrderSummary.labels.ts';
import { Root } from './OrderSummary.styles.ts';

/** One line of a price: a charge, or a deduction with its reason. */
export interface OrderSummaryLine {
  label: string;
  /** The reason: a deduction always has one. */
  note?: string | undefined;
  /** Integer fen; negative for a deduction. */
  amountFen: number;
}

export interface OrderSummaryProps extends BaseProps {
  lines: readonly OrderSummaryLine[];
  /** Amount due, in integer fen, as computed by the server. */
  payableFen: number;
  /** The purchased product; selects the small variant beside the payment page. */
  product?: { title: string; cover?: string | undefined } | undefined;
  /** Order details below the product. */
  facts?: readonly { label: string; value: ReactNode }[] | undefined;
  /** At the lower right, e.g. points earned by the payment. */
  note?: string | undefined;
  /** Short guarantees below the slip. */
  promises?: readonly { text: string; icon?: ReactNode }[] | undefined;
  labels?: Partial<OrderSummaryLabels> | undefined;
}

/** Price breakdown of an order: a slip torn above the total, every deduction with its reason (ui-kit 3.6). */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, payableFen, product, facts, note, promises, labels, ...rest } = props;
  const words = useLabels(orderSummaryLabels, labels);
  const money = useMoney();
  const titleId = useId();
  const statement = (fen: number) => money(fen, 'statement');
  const savedFen = lines.reduce((sum, { amountFen }) => (amountFen < 0 ? sum - amountFen : sum), 0);
  const isCompact = product !== undefined;
  const notes = isCompact
    ? []
    : payableFen === 0
      ? [words.nothing]
      : [savedFen > 0 ? words.saved(statement(savedFen)) : undefined, note].filter((text) => text !== undefined);
  const total = statement(payableFen);
  return (
    <Root
      aria-labelledby={isCompact ? undefined : titleId}
      aria-label={isCompact ? words.title : undefined}
      {...rest}
      data-compact={isCompact ? '' : undefined}
      data-notes={notes.length > 0 ? '' : undefined}
    >
      <div className="paper">
        {product ? (
          <div className="product">
            {product.cover !== undefined && <img src={product.cover} alt="" width={112} height={63} />}
            <b>{product.title}</b>
          </div>
        ) : (
          <h2 id={titleId}>{words.title}</h2>
        )}
        {facts && (
          <dl className="facts">
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        <table>
          <thead>
            <tr>
              <th scope="col">{words.item}</th>
              <th scope="col">{words.amount}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.label} data-minus={line.amountFen < 0 ? '' : undefined}>
                <th scope="row">
                  {line.label}
                  {line.note !== undefined && !isCompact && <small>{line.note}</small>}
                </th>
                <td>{statement(line.amountFen)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="stub" data-essential="">
          <p className="total">
            <span>{words.payable}</span>
            <span className="sum">
              <small>{total.slice(0, 1)}</small>
              {total.slice(1)}
            </span>
          </p>
          {notes.length > 0 && (
            <p className="notes">
              {notes.map((text) => (
                <span key={text}>{text}</span>
              ))}
            </p>
          )}
        </div>
      </div>
      {promises && (
        <ul className="promises">
          {promises.map((promise) => (
            <li key={promise.text}>
              {promise.icon}
              {promise.text}
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
