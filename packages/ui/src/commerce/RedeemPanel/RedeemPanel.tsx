import { REDEMPTION_CODE_LENGTH } from '@shuyuan/rules';
import { CircleCheck } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { usePending } from '../../controls/Button/usePending.ts';
import { labels as codeLabels } from '../../controls/RedeemCodeInput/RedeemCodeInput.labels.ts';
import { RedeemCodeInput } from '../../controls/RedeemCodeInput/RedeemCodeInput.tsx';
import { Tag } from '../../data/Tag/Tag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import type { ChangeHandler } from '../../foundations/changeDetails.ts';
import { labelsIn } from '../../foundations/defineLabels.ts';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useChange } from '../../foundations/useChange.ts';
import { type RedeemPanelLabels, redeemPanelLabels } from './RedeemPanel.labels.ts';
import { Form, Won } from './RedeemPanel.styles.ts';

/** The result of a redeemed code. */
export interface RedeemResult {
  /** On the coloured side: item, amount and unit. */
  kind: string;
  figure: string;
  unit?: string | undefined;
  /** In a pill above the title. */
  type: string;
  title: string;
  /** Details of it; `isNew` marks what changed. */
  facts: readonly { label: string; value: string; changed?: boolean | undefined }[];
  action: { label: string; href?: string | undefined; onClick?: (() => unknown) | undefined };
}

export interface RedeemPanelProps extends BaseProps<HTMLDivElement> {
  /** Redeems a complete code; the button is locked until its promise settles. */
  onRedeem: (code: string) => unknown;
  /** The code, twelve characters when complete. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ChangeHandler<string> | undefined;
  /** Error message with advice. */
  error?: string | undefined;
  /** Shows the ticket instead of the form. */
  result?: RedeemResult | undefined;
  /** Returns to the form. */
  onAgain?: (() => void) | undefined;
  labels?: Partial<RedeemPanelLabels> | undefined;
}

/** Redeems a code of exactly twelve characters; the result is shown as a ticket (§5). */
export function RedeemPanel(props: RedeemPanelProps) {
  const { onRedeem, value, defaultValue = '', onChange, error, result, onAgain, labels, ...rest } = props;
  const kit = useKit();
  const words = useLabels(redeemPanelLabels, labels);
  const [code, change] = useChange(value, defaultValue, onChange);
  const [isShort, setShort] = useState(false);
  const { isPending, run } = usePending();
  const titleId = useId();
  const missing = REDEMPTION_CODE_LENGTH - code.length;

  const redeem = (whole: string) => run(() => onRedeem(whole));
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setShort(missing > 0);
    if (missing === 0) redeem(code);
  };

  return (
    <div {...rest}>
      <div role="status">{result && <Ticket result={result} words={words} onAgain={onAgain} />}</div>
      {!result && (
        <Form onSubmit={handleSubmit} aria-labelledby={titleId} noValidate>
          <h2 id={titleId}>{words.title(REDEMPTION_CODE_LENGTH)}</h2>
          <p className="hint">{words.hint}</p>
          <div className="code">
            <RedeemCodeInput
              value={code}
              onChange={(next, details) => {
                setShort(false);
                change(next, details);
              }}
              onSubmit={redeem}
              error={isShort ? labelsIn(kit, codeLabels).tooShort(REDEMPTION_CODE_LENGTH, missing) : error}
            />
          </div>
          <Button className="submit" size="lg" type="submit" loading={isPending}>
            {words.redeem}
          </Button>
        </Form>
      )}
    </div>
  );
}

interface TicketProps {
  result: RedeemResult;
  words: RedeemPanelLabels;
  onAgain: (() => void) | undefined;
}

function Ticket({ result, words, onAgain }: TicketProps) {
  const { action } = result;
  const link = action.href === undefined ? {} : { href: action.href };
  return (
    <Won>
      <p className="hi">
        <CircleCheck aria-hidden />
        {words.success}
      </p>
      <div className="pass">
        <div className="paper">
          <div className="value">
            <small>{result.kind}</small>
            <b>{result.figure}</b>
            {result.unit !== undefined && <span>{result.unit}</span>}
          </div>
          <div className="info">
            <Tag tone="brand">{result.type}</Tag>
            <h3>{result.title}</h3>
            <dl>
              {result.facts.map((fact) => (
                <div key={fact.label} data-new={fact.changed ? '' : undefined}>
                  <dt>{fact.label}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="stub">
            <Button {...link} onClick={action.onClick}>
              {action.label}
            </Button>
            {onAgain && (
              <Button variant="ghost" size="sm" onClick={onAgain}>
                {words.again}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Won>
  );
}
