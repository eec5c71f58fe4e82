import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BaseProps } from '../baseProps.ts';
import { type } from '../css.ts';
import { Anchor } from '../KitProvider/kitContext.ts';

export interface SectionHeaderProps extends Omit<BaseProps<HTMLDivElement>, 'title'> {
  /** Title of the section. */
  title: ReactNode;
  /** One short line beside the title, e.g. a count. */
  sub?: ReactNode;
  /** Link to the rest, or a button that reveals it. */
  more?: { href: string; label: string } | { onClick: () => void; label: string } | undefined;
  /** Heading level; 2 by default. */
  level?: 2 | 3 | undefined;
  /** Controls between title and link, e.g. tabs. */
  children?: ReactNode;
}

const Root = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[16],
  minHeight: '36px',
  marginBottom: token.space[20],
  '& > .title': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    margin: 0,
    ...type[24],
    fontWeight: token.weight.semibold,
    color: token.color.text.primary,
    '&::before': {
      content: '""',
      flex: 'none',
      width: token.section.markW,
      height: token.section.markH,
      // A brand without a mark has no gap after it either.
      marginInlineEnd: `calc(min(${token.space[12]}, ${token.section.markW} * 3) - ${token.space[12]})`,
      borderRadius: '2px',
      background: token.color.action.mark,
    },
  },
  '& > h3.title': type[20],
  '& > .sub': { color: token.color.text.tertiary },
  '& > .more': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[2],
    flex: 'none',
    marginInlineStart: 'auto',
    color: token.color.text.tertiary,
    textDecoration: 'none',
    transition: `color ${token.motion.fast}`,
    '&:is(:hover, [data-force="hover"])': { color: token.color.text.link },
    '& > svg': { width: '16px', height: '16px' },
  },
});

/** The header of a section: brand mark, title, a link to the rest. */
export function SectionHeader({ title, sub, more, level = 2, children, ...rest }: SectionHeaderProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <Root {...rest}>
      <Title className="title">{title}</Title>
      {sub !== undefined && <span className="sub">{sub}</span>}
      {children}
      {more &&
        ('href' in more ? (
          <Anchor className="more" href={more.href}>
            {more.label}
            <ChevronRight />
          </Anchor>
        ) : (
          <button type="button" className="more" onClick={more.onClick}>
            {more.label}
            <ChevronRight />
          </button>
        ))}
    </Root>
  );
}
