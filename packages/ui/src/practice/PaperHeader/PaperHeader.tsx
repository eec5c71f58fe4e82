import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { ChevronLeft, CircleAlert, CircleCheck, CloudOff, LoaderCircle } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Progress } from '../../feedback/Progress/Progress.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { type Locale, useLabels } from '../../foundations/KitProvider/kitContext.ts';

/** Where the answers are: on the server, on their way, or in this browser only, with or without the network. */
export type PaperSaveStatus = 'saved' | 'saving' | 'local' | 'offline' | 'failed';

/** Labels of PaperHeader. */
export interface PaperHeaderLabels {
  back: string;
  progress: string;
  leave: string;
  /** `when` is empty before anything was saved. */
  saves: Record<PaperSaveStatus, (when: string) => string>;
}

const labels: Record<Locale, PaperHeaderLabels> = {
  cn: {
    back: '返回',
    progress: '答题进度',
    leave: '存好，稍后再做',
    saves: {
      saved: (when) => (when ? `${when}已保存` : '已保存'),
      saving: () => '正在保存',
      local: () => '已存在这台设备，稍后自动上传',
      offline: () => '没有网络，已存在这台设备',
      failed: () => '没有保存上，正在重试',
    },
  },
  en: {
    back: 'Back',
    progress: 'Progress',
    leave: 'Save and go on later',
    saves: {
      saved: (when) => (when ? `Saved at ${when}` : 'Saved'),
      saving: () => 'Saving',
      local: () => 'Saved on this device, sent soon',
      offline: () => 'Offline, saved on this device',
      failed: () => 'Not saved yet, trying again',
    },
  },
};

export interface PaperHeaderProps extends BaseProps<HTMLElement> {
  title: string;
  /** Number of answered questions, and of all. */
  answered: number;
  total: number;
  save: PaperSaveStatus;
  /** Time of day of the last save, e.g. `20:31:08`. */
  savedAt?: string | undefined;
  /** Where the arrow leads. */
  backHref: string;
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
  '&[data-save="failed"] > .save': { color: token.color.status.danger.fg },
});

const ICONS = {
  saved: CircleCheck,
  saving: LoaderCircle,
  local: CloudOff,
  offline: CloudOff,
  failed: CircleAlert,
} as const;

/** The head of a paper: title, progress, whether the answers are safe and where (product.md 4.4). */
export function PaperHeader(props: PaperHeaderProps) {
  const { title, answered, total, save, savedAt = '', backHref, onLeave, labels: own, ...rest } = props;
  const words = useLabels(labels, own);
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
        <span role={save === 'saved' || save === 'saving' ? undefined : 'status'}>{words.saves[save](savedAt)}</span>
      </span>
      {onLeave && (
        <Button variant="outline" tone="neutral" onClick={onLeave}>
          {words.leave}
        </Button>
      )}
    </Root>
  );
}
