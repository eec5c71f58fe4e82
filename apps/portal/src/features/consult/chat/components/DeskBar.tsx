import { Heading } from '@shuyuan/ui';
import type { ReactNode } from 'react';
import { SchoolMark } from '../desk/desk.styles.ts';
import { Bar, BarEnd } from './chat.styles.ts';
import { SettingsMenu } from './SettingsMenu.tsx';

interface DeskBarProps {
  title: string;
  /** The way to the lecturer's other views. */
  views: ReactNode;
  /** Figures of the view. */
  children?: ReactNode;
}

/** The head of a lecturer's view that takes the whole window: its name, figures, the other views, the settings. */
export function DeskBar({ title, views, children }: DeskBarProps) {
  return (
    <Bar>
      <SchoolMark aria-hidden="true" />
      <Heading level={1} size={16}>
        {title}
      </Heading>
      {children}
      <BarEnd>
        {views}
        <SettingsMenu />
      </BarEnd>
    </Bar>
  );
}
