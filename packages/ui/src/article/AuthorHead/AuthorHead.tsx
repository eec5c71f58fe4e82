import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { type ReactNode, useState } from 'react';
import { initialOf } from '../../data/Avatar/initial.ts';
import { Tag } from '../../data/Tag/Tag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { rightToLeft } from '../../foundations/direction.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import type { ArticleAuthor } from '../articleAuthor.ts';
import { type AuthorHeadLabels, authorHeadLabels } from './AuthorHead.labels.ts';

export interface AuthorHeadProps extends BaseProps<HTMLElement> {
  author: ArticleAuthor;
  /** Beside the name, e.g. subjects. */
  title?: string | undefined;
  /** What the author says of themselves. */
  motto?: string | undefined;
  /** Short labels above the name, e.g. that they wrote this week. */
  tags?: readonly string[] | undefined;
  /** Formatted numbers with what they count. */
  stats?: readonly { label: string; value: string }[] | undefined;
  /** Buttons at the end. */
  actions?: ReactNode;
  labels?: Partial<AuthorHeadLabels> | undefined;
}

const { color, space, weight } = token;

const Root = styled.section({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[32],
  minHeight: '236px',
  paddingInline: `${space[40]} ${space[32]}`,
  overflow: 'hidden',
  isolation: 'isolate',
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: '46% 0',
    background: color.action.mark,
    opacity: 0.1,
    mask: `${token.img.coupon} 0 0 / 132px, linear-gradient(90deg, transparent, black 70%)`,
    maskComposite: 'intersect',
  },
  [`${rightToLeft}::before`]: {
    mask: `${token.img.coupon} 0 0 / 132px, linear-gradient(270deg, transparent, black 70%)`,
    maskComposite: 'intersect',
  },
  '& > .portrait': {
    position: 'relative',
    flex: 'none',
    width: '176px',
    height: '212px',
    overflow: 'hidden',
    borderRadius: `${space[16]} ${space[16]} 0 0`,
    background: color.actionSoft.bg,
    '& > img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 0' },
  },
  // A student's picture is square, and who has none is an initial: both stand in a ring on the middle line.
  '&[data-round]': { alignItems: 'center', minHeight: '196px', paddingBlock: space[24] },
  '&[data-round] > .portrait': {
    display: 'grid',
    placeItems: 'center',
    width: '120px',
    height: '120px',
    borderRadius: token.radius.pill,
    boxShadow: `0 0 0 6px ${alpha(color.action.bg, 10)}`,
    fontSize: '48px',
    lineHeight: 1,
    fontWeight: weight.semibold,
    color: color.actionSoft.fg,
  },
  '& > .who': { alignSelf: 'center', flex: 1, minWidth: 0, paddingBlock: space[20] },
  '& .tags': { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  '& h1': { margin: '6px 0 2px', ...type[28], overflowWrap: 'anywhere' },
  '& h1 > small': {
    display: 'inline-block',
    marginInlineStart: space[12],
    ...type[14],
    fontWeight: weight.regular,
    color: color.text.tertiary,
  },
  '& .motto': { ...type[14], color: color.text.secondary, overflowWrap: 'anywhere' },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[40]}`, margin: `${space[16]} 0 0` },
  '& dl > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dd': {
    margin: 0,
    fontFamily: token.font.number,
    fontVariantNumeric: 'tabular-nums',
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: weight.semibold,
  },
  '& dt': { ...type[12], color: color.text.tertiary },
  '& > .actions': { alignSelf: 'center', flex: 'none', display: 'grid', gap: '10px', width: '148px' },
  '@media (max-width: 1199px)': { gap: space[24], '& dl': { columnGap: '28px' } },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** Head of an author's page: a lecturer with the portrait, a student with the picture, and their numbers to the unit (product.md 5.5). */
export function AuthorHead({ author, title, motto, tags = [], stats = [], actions, labels, ...rest }: AuthorHeadProps) {
  const words = useLabels(authorHeadLabels, labels);
  const [broken, setBroken] = useState<string>();
  const { name, kind } = author;
  const portrait = author.portrait === broken ? undefined : author.portrait;
  const isRound = kind !== 'lecturer' || portrait === undefined;
  return (
    <Root {...rest} data-round={isRound || undefined}>
      <span className="portrait">
        {portrait === undefined ? (
          <span aria-hidden>{initialOf(name)}</span>
        ) : (
          <img src={portrait} alt={words.portrait(name)} width={176} height={212} onError={() => setBroken(portrait)} />
        )}
      </span>
      <div className="who">
        {(kind !== 'student' || tags.length > 0) && (
          <p className="tags">
            {kind !== 'student' && <Tag tone={kind === 'lecturer' ? 'accent' : 'info'}>{words[kind]}</Tag>}
            {tags.map((tag) => (
              <Tag key={tag} tone="brand">
                {tag}
              </Tag>
            ))}
          </p>
        )}
        <h1>
          {name}
          {title !== undefined && <small>{title}</small>}
        </h1>
        {motto !== undefined && <p className="motto">{motto}</p>}
        {stats.length > 0 && (
          <dl>
            {stats.map((stat) => (
              <div key={stat.label}>
                <dt>{stat.label}</dt>
                <dd>{stat.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {actions !== undefined && <div className="actions">{actions}</div>}
    </Root>
  );
}
