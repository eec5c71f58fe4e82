import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { CircleAlert, CircleCheck, Clock, CornerUpLeft, Pencil } from 'lucide-react';
import { Button, type ButtonProps } from '../../controls/Button/Button.tsx';
import { Tag } from '../../data/Tag/Tag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { PaperPicture, type PaperPictureProps } from './PaperPicture.tsx';
import { type PracticeRowLabels, practiceRowLabels } from './PracticeRow.labels.ts';

/** How urgent or how good the state is. */
export type PracticeRowTone = 'warning' | 'danger' | 'info' | 'success' | 'plain' | 'off';

export interface PracticeRowProps extends BaseProps<HTMLElement> {
  picture: PaperPictureProps;
  title: string;
  /** Short label behind the title, e.g. “sent back”. */
  tag?: string | undefined;
  /** Course, lecturer, number of questions. */
  facts: readonly string[];
  /** The lecturer's words. */
  note?: string | undefined;
  /** Whether the note is why it was sent back. */
  sentBack?: boolean | undefined;
  /** State in words, e.g. a deadline or a score. */
  state: string;
  /** Below the state. */
  stateNote?: string | undefined;
  tone?: PracticeRowTone | undefined;
  /** The one thing that can be done; without it there is no button. */
  action?: (Pick<ButtonProps, 'href' | 'onClick'> & { label: string; urgent?: boolean | undefined }) | undefined;
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | undefined;
  labels?: Partial<PracticeRowLabels> | undefined;
}

const { danger, info, success, warning } = token.color.status;
const Root = styled.article({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) 196px 108px',
  alignItems: 'center',
  gap: token.space[20],
  minHeight: '104px',
  boxSizing: 'border-box',
  paddingBlock: '10px',
  paddingInline: '18px 20px',
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
  transition: `box-shadow ${token.motion.base} ${token.motion.ease}, translate ${token.motion.base} ${token.motion.ease}`,
  '&:is(:hover, [data-force="hover"])': { boxShadow: token.shadow[2], translate: '0 -2px' },
  '& .title': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${token.space[8]}`,
    ...type[16],
    fontWeight: token.weight.semibold,
    overflowWrap: 'anywhere',
  },
  '& .facts': { ...type[13], color: token.color.text.secondary, overflowWrap: 'anywhere' },
  '& .facts > * + *::before': { content: '"·"', margin: `0 ${token.space[4]}`, color: token.color.text.tertiary },
  '& .note': {
    display: 'flex',
    gap: '6px',
    ...type[13],
    color: token.color.text.secondary,
    overflowWrap: 'anywhere',
    '& > svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm, marginTop: '2px' },
  },
  '& .note[data-back]': { color: danger.fg },
  '& .state > b': {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    ...type[14],
    fontWeight: token.weight.semibold,
    '& > svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm },
  },
  '& .state > span': { display: 'block', ...type[13], color: token.color.text.tertiary },
  '&[data-tone="warning"] .state > b': { color: warning.fg },
  '&[data-tone="danger"] .state > b': { color: danger.fg },
  '&[data-tone="info"] .state > b': { color: info.fg },
  '&[data-tone="success"] .state > b': { color: success.fg },
  '&[data-tone="off"]': { background: 'none', boxShadow: `inset 0 0 0 1px ${token.color.border.subtle}` },
  '&[data-tone="off"] .state > b': { color: token.color.text.tertiary },
  '@media (max-width: 1180px)': { gridTemplateColumns: '64px minmax(0, 1fr) 164px 100px', gap: '14px' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

const ICONS = {
  warning: Clock,
  plain: Clock,
  danger: CircleAlert,
  success: CircleCheck,
  info: Pencil,
  off: null,
} as const;

/** A practice in the list of all: its own page as a picture, its state in words, one action (product.md 4.4). */
export function PracticeRow(props: PracticeRowProps) {
  const { picture, title, tag, facts, note, sentBack: isSentBack, state, stateNote, ...more } = props;
  const { tone = 'plain', action, level = 3, labels, ...rest } = more;
  const words = useLabels(practiceRowLabels, labels);
  const Title = `h${level}` as const;
  const Icon = ICONS[tone];
  return (
    <Root {...rest} data-tone={tone}>
      <PaperPicture {...picture} />
      <div>
        <Title className="title">
          {title}
          {tag !== undefined && <Tag tone={isSentBack ? 'danger' : 'neutral'}>{tag}</Tag>}
        </Title>
        <p className="facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {note !== undefined && (
          <p className="note" data-back={isSentBack || undefined}>
            {isSentBack && <CornerUpLeft aria-hidden />}
            {note}
          </p>
        )}
      </div>
      <p className="state">
        <b>
          {Icon && <Icon aria-hidden />}
          {state}
        </b>
        {stateNote !== undefined && <span>{stateNote}</span>}
      </p>
      {action && (
        <Button
          block
          href={action.href}
          onClick={action.onClick}
          variant={action.urgent ? 'soft' : 'outline'}
          tone={action.urgent ? 'brand' : 'neutral'}
          aria-label={words.of(action.label, title)}
        >
          {action.label}
        </Button>
      )}
    </Root>
  );
}
