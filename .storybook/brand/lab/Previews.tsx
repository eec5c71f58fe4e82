import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { BrandScope } from '@shuyuan/ui';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { paint } from '../paint.ts';
import { Chat } from '../views/Chat.tsx';
import { Coupons } from '../views/Coupons.tsx';
import { Course } from '../views/Course.tsx';
import { Home } from '../views/Home.tsx';
import { Login } from '../views/Login.tsx';

const Pages = styled(BrandScope)({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 419px)',
  gap: token.layout.gutter,
});

const Frame = styled.figure({
  display: 'grid',
  gap: token.space[8],
  '& > figcaption': { fontSize: token.fontSize[13], color: token.color.text.secondary },
  '&[data-wide="true"]': { gridColumn: '1 / -1' },
  '& > .window': {
    overflow: 'hidden',
    height: '300px',
    borderRadius: token.radius.card,
    background: token.color.surface.page,
    boxShadow: token.shadow[2],
  },
  '&[data-wide="true"] > .window': { height: '600px' },
  '& > .window > div': { width: '1200px', zoom: 0.349, userSelect: 'none' },
  '&[data-wide="true"] > .window > div': { zoom: 0.7167 },
});

/** A whole page, scaled down: live components, made inert. */
function Page({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <Frame data-wide={wide}>
      <div className="window">
        <div inert>{children}</div>
      </div>
      <figcaption>{title}</figcaption>
    </Frame>
  );
}

/** The key pages; they render once and receive the brand as CSS variables. */
const KeyPages = memo(function KeyPages({ hasChat }: { hasChat: boolean }) {
  return (
    <>
      <Page title="Home" wide>
        <Home hasChat={hasChat} />
      </Page>
      <Page title="Course">
        <Course hasChat={hasChat} />
      </Page>
      <Page title="Login">
        <Login />
      </Page>
      <Page title="Coupons">
        <Coupons hasChat={hasChat} />
      </Page>
      <Page title="Chat">
        <Chat hasChat={hasChat} />
      </Page>
    </>
  );
});

/** The key pages in the edited brand. */
export function Previews({ vars, hasChat }: { vars: Readonly<Record<string, string>>; hasChat: boolean }) {
  const scope = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scope.current) paint(scope.current, vars);
  }, [vars]);
  return (
    <Pages brand="default" ref={scope}>
      <KeyPages hasChat={hasChat} />
    </Pages>
  );
}
