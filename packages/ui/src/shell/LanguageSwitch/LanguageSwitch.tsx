import { Globe } from 'lucide-react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { type Locale, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { LANG } from '../../foundations/KitProvider/lang.ts';
import { deferred, useDeferred } from '../../foundations/useDeferred.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import type { OverlayProps } from '../../foundations/useOverlay.ts';
import { LANGUAGE_NAMES, type LanguageSwitchLabels, LOCALES, languageSwitchLabels } from './LanguageSwitch.labels.ts';
import { Pill } from './LanguageSwitch.styles.ts';

/** What concerns the open menu is left out by the pill. */
export interface LanguageSwitchProps extends BaseProps, OverlayProps {
  value: Locale;
  onChange: ChangeHandler<Locale>;
  /** A menu behind an icon for the header, a pill for a photo. */
  variant?: 'menu' | 'pill' | undefined;
  labels?: Partial<LanguageSwitchLabels> | undefined;
}

const menu = deferred(async () => (await import('./LanguageMenu.tsx')).LanguageMenu);

/** Chinese or English (§1); each language is shown by its own name. Only the icon until the menu's code is loaded. */
export function LanguageSwitch({ value, onChange, variant = 'menu', labels, ...more }: LanguageSwitchProps) {
  const { open, defaultOpen, onOpenChange, portalRoot, ...rest } = more;
  const label = useLabels(languageSwitchLabels, labels).language;
  const { Component, trigger, ...state } = useDeferred(menu, open ?? defaultOpen);
  const button = rest as BaseProps<HTMLButtonElement>;
  const setRef = useMergedRefs(trigger, button.ref);
  if (variant === 'pill')
    return (
      <Pill {...(rest as BaseProps<HTMLFieldSetElement>)} aria-label={label}>
        {LOCALES.map((locale) => (
          <button
            key={locale}
            type="button"
            lang={LANG[locale]}
            aria-pressed={locale === value}
            onClick={(event) => locale !== value && onChange(locale, changeDetails('item-press', event))}
          >
            {LANGUAGE_NAMES[locale]}
          </button>
        ))}
      </Pill>
    );
  if (Component)
    return <Component {...(more as typeof button)} {...state} value={value} onChange={onChange} label={label} />;
  return (
    <IconButton
      {...button}
      ref={setRef}
      label={label}
      icon={<Globe aria-hidden />}
      aria-haspopup="menu"
      aria-expanded={false}
    />
  );
}
