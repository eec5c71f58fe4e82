import { lazy, Suspense, useRef } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { useNear } from '../../foundations/useNear.ts';
import { useNoLogo } from '../../foundations/useNoLogo.ts';
import { type ShellFooterLabels, shellFooterLabels } from './ShellFooter.labels.ts';
import { Root } from './ShellFooter.styles.ts';

const DrawnCode = lazy(async () => ({ default: (await import('./drawnCode.tsx')).DrawnCode }));

/** Information about the school in the footer of every page (company record). */
export interface FooterCompany {
  name: string;
  slogan?: string | undefined;
  phone?: string | undefined;
  /** Hours of the hotline. */
  phoneHours?: string | undefined;
  /** Copyright line. */
  copyright?: string | undefined;
  /** Licence of the site, with a link to the public register. */
  icp?: { text: string; href?: string | undefined } | undefined;
  /** Police registration of the site, next to the licence. */
  policeRecord?: string | undefined;
}

/** Parts of the footer: `about` has the logo and the hotline, `column` is each list of links, `end` the line of the licence. */
export type ShellFooterPart = 'page' | 'about' | 'logo' | 'columns' | 'column' | 'link' | 'qr' | 'end';

export interface ShellFooterProps extends BaseProps {
  company: FooterCompany;
  columns: readonly { title: string; links: readonly { label: string; href: string }[] }[];
  /** URL of a QR code image, or the text to generate the QR code from. */
  qr?: { src?: string | undefined; value?: string | undefined; label?: string | undefined } | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<ShellFooterPart> | undefined;
  labels?: Partial<ShellFooterLabels> | undefined;
}

/** The footer of every page: the school, its links, its licence, the QR code of its app. */
export function ShellFooter({ company, columns, qr, slotProps, labels, ...rest }: ShellFooterProps) {
  const words = useLabels(shellFooterLabels, labels);
  const logo = useRef<HTMLSpanElement>(null);
  const isNamed = useNoLogo(logo);
  const caption = qr?.label ?? words.scan;
  return (
    <Root {...rest}>
      <div {...slot('page', slotProps?.page)}>
        <div {...slot('about', slotProps?.about)}>
          <span
            {...slot('logo', slotProps?.logo)}
            ref={logo}
            data-named={isNamed || undefined}
            role="img"
            aria-label={company.name}
          >
            {isNamed && company.name}
          </span>
          {company.slogan !== undefined && <p>{company.slogan}</p>}
          {company.phone !== undefined && (
            <p>
              {words.hotline}
              <b>{company.phone}</b>
              {company.phoneHours !== undefined && words.hours(company.phoneHours)}
            </p>
          )}
        </div>
        <div {...slot('columns', slotProps?.columns)}>
          {columns.map((column) => (
            <div key={column.title} {...slotProps?.column}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <Anchor {...slotProps?.link} href={link.href}>
                      {link.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {qr && (
          <div {...slot('qr', slotProps?.qr)}>
            {qr.src !== undefined && <img src={qr.src} alt={caption} width={96} height={96} loading="lazy" />}
            {qr.src === undefined && qr.value !== undefined && <CodeOf value={qr.value} title={caption} />}
            <span aria-hidden>{caption}</span>
          </div>
        )}
      </div>
      {(company.copyright !== undefined || company.icp !== undefined) && (
        <div {...slot('end', slotProps?.end)}>
          <div className="page">
            {company.copyright !== undefined && <span>{company.copyright}</span>}
            {company.icp?.href !== undefined && <Anchor href={company.icp.href}>{company.icp.text}</Anchor>}
            {company.icp !== undefined && company.icp.href === undefined && <span>{company.icp.text}</span>}
            {company.policeRecord !== undefined && <span>{company.policeRecord}</span>}
          </div>
        </div>
      )}
    </Root>
  );
}

/** The code, drawn once the footer is near; its place until then. */
function CodeOf({ value, title }: { value: string; title: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNear(ref);
  return (
    <div className="code" ref={ref}>
      {isNear && (
        <Suspense fallback={null}>
          <DrawnCode value={value} title={title} />
        </Suspense>
      )}
    </div>
  );
}
