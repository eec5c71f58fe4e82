import { Fragment, useEffect, useId, useRef } from 'react';
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import type { ChangeHandler } from '../../foundations/changeDetails.ts';
import { Anchor, useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { type AgreementConsentLabels, agreementConsentLabels } from './AgreementConsent.labels.ts';
import { Root } from './AgreementConsent.styles.ts';

/** One agreement to accept (§5, agreement list). */
export interface ConsentAgreement {
  id: string;
  title: string;
  href: string;
}

export interface AgreementConsentProps extends BaseProps<HTMLDivElement> {
  agreements: readonly ConsentAgreement[];
  checked: boolean;
  onChange: ChangeHandler<boolean>;
  /** Number of submits without consent; each one shakes the line, shows the error and moves the focus to the box. */
  refusals?: number | undefined;
  /** Opens an agreement in place instead of following its link. */
  onRead?: ((id: string) => void) | undefined;
  /** Name of the form field. */
  name?: string | undefined;
  labels?: Partial<AgreementConsentLabels> | undefined;
}

/** Consent before login (§5): a checkbox with the agreements as links outside its label, so that opening one does not check the box. */
export function AgreementConsent({
  agreements,
  checked,
  onChange,
  refusals = 0,
  onRead,
  name,
  labels,
  ...rest
}: AgreementConsentProps) {
  const words = useLabels(agreementConsentLabels, labels);
  const { locale } = useKit();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const setRef = useMergedRefs(root, rest.ref);
  const isRefused = refusals > 0 && !checked;
  useEffect(() => {
    if (refusals > 0) root.current?.querySelector('input')?.focus();
  }, [refusals]);
  const separator = (index: number) => (index === 0 ? '' : index === agreements.length - 1 ? words.and : words.comma);
  const sentence = agreements.map(({ title }, index) => `${separator(index)}${words.title(title)}`).join('');
  const gap = locale === 'cn' ? '' : ' ';
  return (
    <Root {...rest} ref={setRef} data-refusal={isRefused ? (refusals % 2 === 1 ? 'odd' : 'even') : undefined}>
      <div className="line" data-spaced={gap === '' ? undefined : ''}>
        <Checkbox
          checked={checked}
          onChange={onChange}
          name={name}
          invalid={isRefused}
          aria-label={`${words.consent}${gap}${sentence}`}
          aria-describedby={isRefused ? `${id}-message` : undefined}
        >
          {words.consent}
        </Checkbox>
        {agreements.map((agreement, index) => (
          <Fragment key={agreement.id}>
            {separator(index)}
            <Anchor
              href={agreement.href}
              target="_blank"
              rel="noopener"
              onClick={(event) => {
                if (!onRead) return;
                event.preventDefault();
                onRead(agreement.id);
              }}
            >
              {words.title(agreement.title)}
            </Anchor>
          </Fragment>
        ))}
      </div>
      {isRefused && (
        <p className="message" id={`${id}-message`} role="alert">
          {words.required}
        </p>
      )}
    </Root>
  );
}
