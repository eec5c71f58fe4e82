import '@shuyuan/tokens/tokens.css';
import '@shuyuan/tokens/dark.css';
import { LANG } from '@shuyuan/ui/foundations';
import type { ReactNode } from 'react';
import { Kit } from './Kit';

export const dynamic = 'force-dynamic';
export const metadata = { title: 'Kit', icons: { icon: 'data:,' } };

/** A server component: it renders the provider, and reads a constant of the kit. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={LANG.cn} data-brand="shengya">
      <body>
        <Kit renderedAt={Date.now()}>{children}</Kit>
      </body>
    </html>
  );
}
