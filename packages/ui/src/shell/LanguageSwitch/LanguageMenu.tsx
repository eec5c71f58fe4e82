import { Menu } from '@base-ui/react/menu';
import { Check, Globe } from 'lucide-react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Positioner, Surface } from '../../controls/Menu/Menu.styles.ts';
import type { BaseProps } from '../../foundations/baseProps.ts';
import type { ChangeHandler } from '../../foundations/changeDetails.ts';
import type { Locale } from '../../foundations/KitProvider/kitContext.ts';
import { LANG } from '../../foundations/KitProvider/lang.ts';
import { type DeferredProps, useHandover } from '../../foundations/useDeferred.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { type OverlayProps, useOverlay } from '../../foundations/useOverlay.ts';
import { LANGUAGE_NAMES, LOCALES } from './LanguageSwitch.labels.ts';
import { Choice } from './LanguageSwitch.styles.ts';

interface LanguageMenuProps extends BaseProps<HTMLButtonElement>, DeferredProps, OverlayProps {
  value: Locale;
  onChange: ChangeHandler<Locale>;
  /** Accessible name of the button. */
  label: string;
}

/** The language menu behind an icon; its code is loaded on hover or focus. */
export function LanguageMenu({ value, onChange, label, isAsked, takesFocus, ...more }: LanguageMenuProps) {
  const { open, defaultOpen, onOpenChange, portalRoot, ...rest } = more;
  const { isOpen, change, container } = useOverlay({ open, defaultOpen, onOpenChange, portalRoot });
  const button = useHandover({ isAsked, takesFocus });
  const setRef = useMergedRefs(button, rest.ref);
  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={change}>
      <Menu.Trigger render={<IconButton {...rest} ref={setRef} label={label} icon={<Globe aria-hidden />} />} />
      <Menu.Portal container={container}>
        <Positioner sideOffset={4} align="center">
          <Surface>
            <Menu.RadioGroup value={value} onValueChange={onChange}>
              {LOCALES.map((locale) => (
                <Menu.RadioItem key={locale} value={locale} className="item" closeOnClick lang={LANG[locale]}>
                  <Choice>
                    <Menu.RadioItemIndicator render={<Check aria-hidden />} />
                    <span className="name">{LANGUAGE_NAMES[locale]}</span>
                  </Choice>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Surface>
        </Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
