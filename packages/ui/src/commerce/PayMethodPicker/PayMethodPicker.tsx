import type { Instant } from '@shuyuan/rules';
import { Check, RefreshCw, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Countdown } from '../../feedback/Countdown/Countdown.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMoney } from '../../foundations/useMoney.ts';
import { type PayMethodPickerLabels, payMethodPickerLabels } from './PayMethodPicker.labels.ts';
import { Root } from './PayMethodPicker.styles.ts';
import { payIcons } from './payIcons.ts';

/** One payment method. */
export interface PayMethod {
  id: string;
  name: string;
  /** Below the name, e.g. how it works; for a disabled method, the reason. */
  note?: string | undefined;
  icon: keyof typeof payIcons;
  disabled?: boolean | undefined;
}

/** Status of a payment; `choosing` shows no code. */
export type PayStatus = 'choosing' | 'loading' | 'waiting' | 'scanned' | 'expired' | 'failed' | 'paid';

export interface PayMethodPickerProps extends BaseProps<HTMLDivElement> {
  methods: readonly PayMethod[];
  /** Id of the selected method. */
  value?: string | undefined;
  /** Initial id when uncontrolled; the first enabled method by default. */
  defaultValue?: string | undefined;
  onChange?: ChangeHandler<string> | undefined;
  status: PayStatus;
  /** The code to scan: a picture, or a generated code of 196 px. */
  qr?: ReactNode;
  /** When the code is renewed automatically. */
  renewsAt?: Instant | undefined;
  /** Amount due in integer fen; repeated beside the code for comparison. */
  amountFen: number;
  /** Why the payment failed, and that nothing was charged. */
  failure?: string | undefined;
  /** Requests a new code after the previous one has expired. */
  onRefresh?: (() => unknown) | undefined;
  /** Retries after a failure. */
  onRetry?: (() => unknown) | undefined;
  labels?: Partial<PayMethodPickerLabels> | undefined;
}

/** Payment methods, and the code to scan while the payment is pending (§8: a failed payment is reported). */
export function PayMethodPicker(props: PayMethodPickerProps) {
  const { methods, value, defaultValue, onChange, status, qr, renewsAt, amountFen, failure, ...other } = props;
  const { onRefresh, onRetry, labels, ...rest } = other;
  const words = useLabels(payMethodPickerLabels, labels);
  const first = defaultValue ?? methods.find((way) => !way.disabled)?.id;
  const [chosen, change] = useChange<string | undefined, string>(value, first, onChange);
  const way = methods.find((one) => one.id === chosen);
  const name = useId();
  const isLocked = status === 'scanned' || status === 'paid';
  return (
    <Root {...rest} data-status={status}>
      <div className="methods" role="radiogroup" aria-label={words.group}>
        {methods.map((one) => (
          <label className="method" key={one.id} data-refused={one.disabled ? '' : undefined}>
            <input
              type="radio"
              name={name}
              checked={one.id === chosen}
              disabled={one.disabled || (isLocked && one.id !== chosen)}
              onChange={(event) => change(one.id, changeDetails('input-change', event))}
            />
            <img src={payIcons[one.icon]} alt="" width={36} height={36} />
            <span>
              <b>{one.name}</b>
              {one.note !== undefined && <small>{one.note}</small>}
            </span>
          </label>
        ))}
      </div>
      {status !== 'choosing' && (
        <div className="scan">
          <div className="qr">
            {qr !== undefined && <span className="code">{qr}</span>}
            {status === 'waiting' && way !== undefined && (
              <span className="logo">
                <img src={payIcons[way.icon]} alt="" width={36} height={36} />
              </span>
            )}
            <Over status={status} words={words} onRefresh={onRefresh} />
          </div>
          <div>
            <p className="status" role="status">
              <i />
              {words[status]}
              <small>
                <Note status={status} words={words} renewsAt={renewsAt} failure={failure} />
              </small>
            </p>
            {status === 'failed' ? (
              <Button className="retry" onClick={onRetry}>
                {words.retry}
              </Button>
            ) : (
              <Steps status={status} words={words} method={way?.name ?? ''} amountFen={amountFen} />
            )}
          </div>
        </div>
      )}
    </Root>
  );
}

interface PartProps {
  status: PayStatus;
  words: PayMethodPickerLabels;
}

function Over({ status, words, onRefresh }: PartProps & { onRefresh: (() => unknown) | undefined }) {
  if (status === 'waiting' || status === 'choosing') return null;
  return (
    <span className="over">
      {status === 'loading' && <Spinner />}
      {status === 'failed' && <X data-bad="" aria-hidden />}
      {(status === 'scanned' || status === 'paid') && <Check aria-hidden />}
      {status === 'expired' && (
        <Button icon={<RefreshCw aria-hidden />} onClick={onRefresh}>
          {words.refresh}
        </Button>
      )}
    </span>
  );
}

interface NoteProps extends PartProps {
  renewsAt: Instant | undefined;
  failure: string | undefined;
}

function Note({ status, words, renewsAt, failure }: NoteProps) {
  if (status === 'waiting' && renewsAt !== undefined)
    return (
      <>
        {words.renewsBefore}
        <Countdown endsAt={renewsAt} />
        {words.renewsAfter}
      </>
    );
  if (status === 'scanned') return words.scannedNote;
  if (status === 'expired') return words.expiredNote;
  if (status === 'paid') return words.paidNote;
  return status === 'failed' ? failure : null;
}

interface StepsProps extends PartProps {
  method: string;
  amountFen: number;
}

/** Three steps on the phone: finished ones have a check mark, one is next. */
function Steps({ status, words, method, amountFen }: StepsProps) {
  const money = useMoney();
  const now = status === 'waiting' ? 0 : status === 'scanned' ? 2 : status === 'paid' ? 3 : -1;
  const texts = [
    words.open(method),
    words.aim,
    <span key="check">
      {words.checkBefore}
      <b>{money(amountFen, 'statement')}</b>
      {words.checkAfter}
    </span>,
  ];
  return (
    <ol className="steps">
      {['open', 'aim', 'check'].map((step, place) => (
        <li key={step} data-state={place < now ? 'done' : place === now ? 'now' : 'next'}>
          <span className="no" aria-hidden>
            {place < now ? <Check /> : place + 1}
          </span>
          {place < now && <span className="said">{words.done}</span>}
          {texts[place]}
        </li>
      ))}
    </ol>
  );
}
