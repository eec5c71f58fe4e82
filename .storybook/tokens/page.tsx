import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Heading, Text } from '@shuyuan/ui';
import type { ReactNode } from 'react';

const Root = styled.main({
  display: 'grid',
  gap: token.space[48],
  width: token.layout.page,
  margin: `${token.space[48]} auto ${token.space[80]}`,
  '& > header': { display: 'grid', gap: token.space[12], maxWidth: '762px' },
});

export interface PageProps {
  /** Heading of the page. */
  title: string;
  /** One or two sentences: its purpose and the rule behind it. */
  lead: ReactNode;
  /** Its sections. */
  children: ReactNode;
}

/** A page for designers: a title, its purpose and the tokens. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <Root>
      <header>
        <Heading level={1}>{title}</Heading>
        <Text size={16} tone="secondary" as="p">
          {lead}
        </Text>
      </header>
      {children}
    </Root>
  );
}

/** White ground of a specimen. */
export const Sheet = styled.div({
  padding: token.space[32],
  borderRadius: token.radius.card,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
});

/** A line of a list: name, value, specimen. */
export const Line = styled.div({
  display: 'grid',
  gridTemplateColumns: '160px 112px minmax(0, 1fr)',
  gap: token.space[20],
  alignItems: 'center',
  padding: `${token.space[12]} 0`,
  '& + &': { borderTop: `1px solid ${token.color.border.subtle}` },
});

/** The name of a token as code writes it. */
export function Name({ children }: { children: ReactNode }) {
  return (
    <Text size={13} weight={500} as="code" style={{ fontFamily: 'ui-monospace, SFMono-Regular, Consolas, monospace' }}>
      {children}
    </Text>
  );
}

/** The value of a token. */
export function Value({ children }: { children: ReactNode }) {
  return (
    <Text size={13} tone="tertiary" numeric>
      {children}
    </Text>
  );
}

/** A page is one story without controls and without a picture. */
export const pageParameters = { layout: 'fullscreen', controls: { disable: true }, actions: { disable: true } };
