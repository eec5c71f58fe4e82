import type { Gift } from '@shuyuan/contract';
import { BookOpen, Clock, Gift as GiftIcon, Ticket } from 'lucide-react';
import { Frame } from '../gifts.styles.ts';

const SIGNS = { goods: GiftIcon, coupon: Ticket, course: BookOpen, minutes: Clock } as const;

interface GiftPictureProps {
  src: string | undefined;
  kind: Gift['kind'];
  /** Empty where the name stands beside it. */
  alt?: string;
  isEager?: boolean;
  /** Rounded where it stands by itself, as a card or as a control. */
  corner?: 'card' | 'control';
  /** Paler: it can no longer be had. */
  isOver?: boolean;
}

/** The picture of a gift, or the sign of its kind. */
export function GiftPicture({ src, kind, alt = '', isEager = false, corner, isOver = false }: GiftPictureProps) {
  const Sign = SIGNS[kind];
  return (
    <Frame data-corner={corner} data-over={isOver ? '' : undefined}>
      {src === undefined ? (
        <Sign aria-hidden />
      ) : (
        <img src={src} alt={alt} width={640} height={480} loading={isEager ? 'eager' : 'lazy'} decoding="async" />
      )}
    </Frame>
  );
}
