import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { CalendarDays, Clock, FileText, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';

export interface CourseFactsProps extends BaseProps<HTMLUListElement> {
  /** Up to four; by default the icons follow the order duration, audience, replay, material. */
  facts: readonly { title: string; line: string; icon?: ReactNode }[];
}

const Root = styled.ul({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minHeight: '72px',
  borderRadius: token.radius.card,
  background: token.color.surface.page,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[12],
    minWidth: 0,
    paddingBlock: '10px',
    paddingInline: '20px 8px',
  },
  '& svg': {
    flex: 'none',
    width: token.size.iconMd,
    height: token.size.iconMd,
    strokeWidth: 1.6,
    color: token.color.text.tertiary,
  },
  '& p': { minWidth: 0, ...type[14] },
  '& b': { display: 'block', fontWeight: token.weight.semibold },
  '& small': { display: 'block', ...type[12], color: token.color.text.tertiary },
});

const ICONS = [CalendarDays, Users, Clock, FileText] as const;

/** Key facts below the cover of a course: duration, audience, replay, material (§3 Course). */
export function CourseFacts({ facts, ...rest }: CourseFactsProps) {
  return (
    <Root {...rest}>
      {facts.map((fact, index) => {
        const Icon = ICONS[index % ICONS.length] ?? Clock;
        return (
          <li key={fact.title}>
            {fact.icon ?? <Icon aria-hidden />}
            <p>
              <b>{fact.title}</b>
              <small>{fact.line}</small>
            </p>
          </li>
        );
      })}
    </Root>
  );
}
