import { type ReactNode, useRef } from 'react';
import { Tabs } from '../../controls/Tabs/Tabs.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useNoLogo } from '../../foundations/useNoLogo.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { type LoginBoxLabels, loginBoxLabels } from './LoginBox.labels.ts';
import { Box, Scene } from './LoginBox.styles.ts';

export interface LoginBoxProps extends BaseProps {
  /** Heading of the page for screen readers; the logo is shown in its place. */
  title: string;
  /** Login methods, each one a page of its own. */
  tabs?: readonly { value: string; label: string; href: string }[] | undefined;
  activeKey?: string | undefined;
  /** Shown below the logo instead of tabs, e.g. during registration. */
  heading?: string | undefined;
  /** The form. */
  children: ReactNode;
  /** Below the form, e.g. the link to the registration. */
  footer?: ReactNode;
  /** On the picture, at the top right. */
  language?: ReactNode;
  /** Name of the school, shown where its logo is missing. */
  school?: string | undefined;
  /** The box on the brand's picture, or the box alone. */
  layout?: 'scene' | 'box' | undefined;
  labels?: Partial<LoginBoxLabels> | undefined;
}

/** Frame of all pages before login: a box of 384 px on the brand's picture (§2). */
export function LoginBox({
  title,
  tabs,
  activeKey,
  heading,
  children,
  footer,
  language,
  layout = 'scene',
  school,
  labels,
  ...rest
}: LoginBoxProps) {
  const words = useLabels(loginBoxLabels, labels);
  const logo = useRef<HTMLHeadingElement>(null);
  const isNamed = useNoLogo(logo) && school !== undefined;
  const box = (
    <Box {...(layout === 'box' ? rest : {})}>
      <h1 ref={logo} data-named={isNamed || undefined}>
        {isNamed && <span aria-hidden="true">{school}</span>}
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      {tabs && <Tabs className="tabs" size="sm" label={words.ways} items={tabs} value={activeKey} />}
      {heading !== undefined && <p className="heading">{heading}</p>}
      <div className="body">{children}</div>
      {footer !== undefined && <div className="foot">{footer}</div>}
    </Box>
  );
  if (layout === 'box') return box;
  return (
    <Scene {...(rest as BaseProps<HTMLDivElement>)}>
      {language !== undefined && <div className="language">{language}</div>}
      <div className="page">{box}</div>
    </Scene>
  );
}
