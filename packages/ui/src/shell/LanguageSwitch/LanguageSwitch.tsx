import { Menu } from '@base-ui/react/menu';
import { Check, Globe } from 'lucide-react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Positioner, Surface } from '../../controls/Menu/Menu.styles.ts';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { LANG } from '../../foundations/KitProvider/KitProvider.tsx';
import { type Locale, useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { LANGUAGE_NAMES, type LanguageSwitchLabels, languageSwitchLabels } from './LanguageSwitch.labels.ts';
import { Choice, Pill } from './LanguageSwitch.styles.ts';

export interface LanguageSwitchProps extends BaseProps {
  value: Locale;
  onChange: (locale: Locale) => void;
  /** A menu behind an icon for the header, a pill for a photo. */
  variant?: 'menu' | 'pill' | undefined;
  labels?: Partial<LanguageSwitchLabels> | undefined;
}

const LOCALES = ['cn', 'en'] as const;

/** Chinese or English (§1); each language is written in itself. */
export function LanguageSwitch({ value, onChange, variant = 'menu', labels, ...rest }: LanguageSwitchProps) {
  const words = useLabels(languageSwitchLabels, labels);
  const { portalRoot } = useKit();
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
    <Menu.Root modal={false}>
      <Menu.Trigger
        render={
          <IconButton {...(rest as BaseProps<HTMLButtonElement>)} label={words.language} icon={<Globe aria-hidden />} />
        }
      />
      <Menu.Portal container={portalRoot}>
        <Positioner sideOffset={4} align="center">
          <Menu.Popup render={<Surface />}>
            <Menu.RadioGroup value={value} onValueChange={(locale: Locale) => onChange(locale)}>
              {LOCALES.map((locale) => (
                <Menu.RadioItem key={locale} value={locale} className="item" closeOnClick lang={LANG[locale]}>
                  <Choice>
                    <Menu.RadioItemIndicator render={<Check aria-hidden />} />
                    <span className="name">{LANGUAGE_NAMES[locale]}</span>
                  </Choice>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
