import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { ChevronLeft, CircleAlert, CircleCheck, CloudOff, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Progress } from '../../feedback/Progress/Progress.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type PaperHeaderLabels, type PaperSaveStatus, paperHeaderLabels } from './PaperHeader.labels.ts';

export interface PaperHeaderProps extends BaseProps<HTMLElement> {
  title: string;
  /** Number of answered questions, and of all. */
  answered: number;
  total: number;
  save: PaperSaveStatus;
  /** Time of day of the last save, e.g. `20:31:08`. */
  savedTime?: string | undefined;
  /** Where the arrow leads. */
  backHref: string;
  /** Stands in for the answer sheet while that is out of view, e.g. the clock and the way to hand in. */
  children?: ReactNode;
  /** Saves what is left and leaves; a returned promise locks the button. */
  onLeave?: (() => unknown) | undefined;
  labels?: Partial<PaperHeaderLabels> | undefined;
}

const Root = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[16],
  minHeight: '56px',
  background: token.color.surface.card,
  '& > .back': { marginInlineStart: '-8px' },
  '& > h1': {
    ...type[16],
    fontWeight: token.weight.semibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > .bar': { flex: 'none', width: '216px' },
  '& > .save': {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: token.space[4],
    marginInlineStart: 'auto',
    ...type[13],
    color: token.color.text.secondary,
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
  '&[data-save="saved"] > .save': { color: token.color.status.success.fg },
  '&:is([data-save="local"], [data-save="offline"]) > .save': { color: token.color.status.warning.fg },
  '&:is([data-save="failed"], [data-save="refused"]) > .save': { color: token.color.status.danger.fg },
});

const ICONS = {
  saved: CircleCheck,
  saving: LoaderCircle,
  local: CloudOff,
  offline: CloudOff,
  failed: CircleAlert,
  refused: CircleAlert,
} as const;

/** The head of a paper: title, progress, whether the answers are safe and where (product.md 4.4). */
export function PaperHeader(props: PaperHeaderProps) {
  const { title, answered, total, save, savedTime = '', backHref, onLeave, children, labels: own, ...rest } = props;
  const words = useLabels(paperHeaderLabels, own);
  const Icon = ICONS[save];
  return (
    <Root {...rest} data-save={save}>
      <span className="back">
        <IconButton icon={<ChevronLeft />} label={words.back} href={backHref} />
      </span>
      <h1 title={title}>{title}</h1>
      <span className="bar">
        <Progress
          label={words.progress}
          value={answered}
          max={total}
          valueText={`${answered}/${total}`}
          size="md"
          showValue
        />
      </span>
      <span className="save">
        <Icon aria-hidden />
        {/* Each save is not announced; that answers are not on the server is. */}
        <span role={save === 'saved' || save === 'saving' ? undefined : 'status'}>{words.saves[save](savedTime)}</span>
      </span>
      {children}
      {onLeave && (
        <Button variant="outline" tone="neutral" onClick={onLeave}>
          {words.leave}
        </Button>
      )}
    </Root>
  );
}
