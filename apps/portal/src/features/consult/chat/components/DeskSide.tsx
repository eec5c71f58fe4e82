import { Heading } from '@shuyuan/ui';
import type { ReactNode } from 'react';
import { SchoolMark, Side, SideHead, SideHeadEnd } from '../desk/desk.styles.ts';
import { SettingsMenu } from './SettingsMenu.tsx';

interface DeskSideProps {
  title: string;
  /** The way to the lecturer's other views, where there are any. */
  views: ReactNode;
  children: ReactNode;
}

/** The side column of a lecturer's view: its name, the settings, the other views, and what the view says there. */
export function DeskSide({ title, views, children }: DeskSideProps) {
  return (
    <Side>
      <SideHead>
        <SchoolMark aria-hidden="true" />
        <Heading level={1} size={16}>
          {title}
        </Heading>
        <SideHeadEnd>
          <SettingsMenu />
        </SideHeadEnd>
      </SideHead>
      {views}
      {children}
    </Side>
  );
}
