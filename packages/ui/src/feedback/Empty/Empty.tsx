import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { ReactNode } from 'react';
import { EmptyArt } from '../../data/emptyArt/EmptyArt.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { labels } from './Empty.labels.ts';

/** Kinds of empty states. */
export type EmptyKind = keyof (typeof labels)['cn'];

export interface EmptyProps extends Omit<BaseProps<HTMLDivElement>, 'title'> {
  /** Selects illustration and title. */
  kind?: EmptyKind | undefined;
  /** Overrides the title of the kind. */
  title?: ReactNode;
  /** One line with the next step. */
  hint?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** 320 px high in a list, 480 as a page, the height of its content in a small box. */
  layout?: 'inline' | 'list' | 'page' | undefined;
  /** Heading level of the title; a plain paragraph by default. */
  level?: 1 | 2 | 3 | undefined;
}

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: token.space[20],
  textAlign: 'center',
  '&[data-layout="list"]': { minHeight: '320px' },
  '&[data-layout="page"]': { minHeight: '480px' },
  '& > .art': {
    width: '200px',
    height: '160px',
    marginBottom: token.space[12],
  },
  '& > .brandArt': { background: `${token.img.empty} center / contain no-repeat`, opacity: token.image.light },
  '&[data-layout="inline"] > .art': { width: '120px', height: '96px', marginBottom: token.space[8] },
  '& > .title': { margin: 0, ...type[16], fontWeight: token.weight.semibold, color: token.color.text.primary },
  '& > .hint': { margin: `${token.space[2]} 0 0`, color: token.color.text.secondary },
  '& > .action': { marginTop: token.space[16] },
});

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** An empty state: an illustration in the brand's colours, a title, one next step. */
export function Empty({ kind = 'list', title, hint, action, layout = 'list', level, ...rest }: EmptyProps) {
  const words = useLabels(labels);
  const Title = level ? TAGS[level] : 'p';
  return (
    <Root {...rest} data-kind={kind} data-layout={layout}>
      {kind === 'list' ? (
        <div className="art brandArt" aria-hidden="true" /> // a school may provide its own (§3)
      ) : (
        <EmptyArt kind={kind} className="art" />
      )}
      <Title className="title">{title ?? words[kind]}</Title>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {action !== undefined && <div className="action">{action}</div>}
    </Root>
  );
}
