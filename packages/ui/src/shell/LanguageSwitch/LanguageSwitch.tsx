import { Globe } from 'lucide-react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type Locale, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { LANG } from '../../foundations/KitProvider/lang.ts';
import { deferred, useDeferred } from '../../foundations/useDeferred.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { LANGUAGE_NAMES, type LanguageSwitchLabels, LOCALES, languageSwitchLabels } from './LanguageSwitch.labels.ts';
import { Pill } from './LanguageSwitch.styles.ts';

export interface LanguageSwitchProps extends BaseProps {
  value: Locale;
  onChange: (locale: Locale) => void;
  /** A menu behind an icon for the header, a pill for a photo. */
  variant?: 'menu' | 'pill' | undefined;
  labels?: Partial<LanguageSwitchLabels> | undefined;
}

const menu = deferred(async () => (await import('./LanguageMenu.tsx')).LanguageMenu);

/** Chinese or English (§1); each language is shown by its own name. */
export function LanguageSwitch({ value, onChange, variant = 'menu', labels, ...rest }: LanguageSwitchProps) {
  const words = useLabels(languageSwitchLabels, labels);
  if (variant === 'pill')
    return (
      <Pill {...(rest as BaseProps<HTMLFieldSetElement>)} aria-label={words.language}>
        {LOCALES.map((locale) => (
          <button
            key={locale}
            type="button"
            lang={LANG[locale]}
            aria-pressed={locale === value}
            onClick={() => locale !== value && onChange(locale)}
          >
            {LANGUAGE_NAMES[locale]}
          </button>
        ))}
      </Pill>
    );
  return (
    <MenuForm {...(rest as BaseProps<HTMLButtonElement>)} value={value} onChange={onChange} label={words.language} />
  );
}

interface MenuFormProps extends BaseProps<HTMLButtonElement> {
  value: Locale;
  onChange: (locale: Locale) => void;
  label: string;
}

/** Only the icon until the menu's code is loaded. */
function MenuForm({ value, onChange, label, ...rest }: MenuFormProps) {
  const { Component, trigger, ...state } = useDeferred(menu);
  const setRef = useMergedRefs(trigger, rest.ref);
  if (Component) return <Component {...rest} {...state} value={value} onChange={onChange} label={label} />;
  return (
    <IconButton
      {...rest}
      ref={setRef}
      label={label}
      icon={<Globe aria-hidden />}
      aria-haspopup="menu"
      aria-expanded={false}
    />
  );
}
