import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { BrandScope, KitProvider, useKit } from '@shuyuan/ui';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { type PageName, PortalPage } from '../../../apps/portal/src/testing/workbench.tsx';
import type { BrandFile } from '../../../packages/tokens/scripts/brandShape.ts';
import { paint } from '../paint.ts';

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
    contain: 'layout', // what is fixed to a window is fixed to this one
    height: '300px',
    borderRadius: token.radius.card,
    background: token.color.surface.page,
    boxShadow: token.shadow[2],
  },
  '&[data-wide="true"] > .window': { height: '600px' },
  '& > .window > div': { width: '1200px', zoom: 0.349, userSelect: 'none' },
  '&[data-wide="true"] > .window > div': { zoom: 0.7167 },
});

const KEY_PAGES: readonly { page: PageName; title: string; isWide?: boolean }[] = [
  { page: 'home', title: 'Home', isWide: true },
  { page: 'course', title: 'Course' },
  { page: 'login', title: 'Login' },
  { page: 'coupons', title: 'Coupons' },
  { page: 'chat', title: 'Chat' },
];

type KeyPageProps = Pick<PreviewsProps, 'hasChat' | 'name'> & { page: PageName };

/** One page, inert with all that it lays over itself: notices and dialogs stay in its frame instead of covering the Lab. */
function KeyPage({ page, hasChat, name }: KeyPageProps) {
  const { locale } = useKit();
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  return (
    <div inert>
      {overlays && (
        <KitProvider locale={locale} portalRoot={overlays}>
          <PortalPage page={page} brand="default" locale={locale} hasChat={hasChat} schoolName={name[locale]} />
        </KitProvider>
      )}
      <div ref={setOverlays} />
    </div>
  );
}

/** The key pages of the portal, scaled down and inert; they render once and receive the brand as CSS variables. */
const KeyPages = memo(function KeyPages({ hasChat, name }: Pick<PreviewsProps, 'hasChat' | 'name'>) {
  return KEY_PAGES.map(({ page, title, isWide }) => (
    <Frame data-wide={isWide} key={page}>
      <div className="window">
        <KeyPage page={page} hasChat={hasChat} name={name} />
      </div>
      <figcaption>{title}</figcaption>
    </Frame>
  ));
});

interface PreviewsProps {
  /** Everything that the brand sets, in the mode that is shown. */
  vars: Readonly<Record<string, string>>;
  isDark: boolean;
  hasChat: boolean;
  /** What the school is called in header and footer. */
  name: BrandFile['name'];
}

/** The key pages in the edited brand. */
export function Previews({ vars, isDark, hasChat, name }: PreviewsProps) {
  const scope = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scope.current) paint(scope.current, vars);
  }, [vars]);
  return (
    <Pages brand="default" mode={isDark ? 'dark' : 'light'} ref={scope}>
      <KeyPages hasChat={hasChat} name={name} />
    </Pages>
  );
}
