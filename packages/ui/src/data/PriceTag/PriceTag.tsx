import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useMoney } from '../../foundations/useMoney.ts';
import { Tag } from '../Tag/Tag.tsx';
import { noteOf } from './note.ts';
import { type PriceTagLabels, priceTagLabels } from './PriceTag.labels.ts';
import { Root } from './PriceTag.styles.ts';

export interface PriceTagProps extends BaseProps<HTMLSpanElement> {
  /** Integer fen; 0 is shown as "free". */
  priceFen: number;
  /** Former price in fen, struck through when it is higher. */
  originalFen?: number | undefined;
  /** Member price in fen. */
  memberFen?: number | undefined;
  /** 16, 22 or 32 px figures. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** After the amount, e.g. `/ 30 minutes`. */
  unit?: string | undefined;
  /** Shows the amount saved. */
  showSaving?: boolean | undefined;
  /** Grey, if it is no longer sold. */
  muted?: boolean | undefined;
  labels?: Partial<PriceTagLabels> | undefined;
}

/** A price: the amount, the former one struck through, the amount saved; announced as one sentence (§3 Course). */
export function PriceTag({
  priceFen,
  originalFen,
  memberFen,
  size = 'md',
  unit,
  showSaving = false,
  muted: isMuted = false,
  labels,
  ...rest
}: PriceTagProps) {
  const words = useLabels(priceTagLabels, labels);
  const money = useMoney();
  const was = originalFen !== undefined && originalFen > priceFen ? money(originalFen) : undefined;
  const now = priceFen === 0 ? words.free : money(priceFen);
  const note = noteOf(words, money, priceFen, memberFen, was === undefined || !showSaving ? undefined : originalFen);
  return (
    <Root {...rest} data-size={size} data-muted={isMuted ? '' : undefined}>
      <span className="spoken">{words.spoken(now, was)}</span>
      <span className="amount" aria-hidden data-free={priceFen === 0 ? '' : undefined}>
        {now}
      </span>
      {unit !== undefined && <span className="unit">{unit}</span>}
      {was !== undefined && (
        <s className="former" aria-hidden>
          {was}
        </s>
      )}
      {note !== undefined && (
        <Tag tone="accent" className="note">
          {note}
        </Tag>
      )}
    </Root>
  );
}
