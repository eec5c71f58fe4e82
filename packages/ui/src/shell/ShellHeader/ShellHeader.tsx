import { Bell, Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import type { MenuItem } from '../../controls/Menu/menuEntries.ts';
import type { BaseProps } from '../../foundations/baseProps.ts';
import type { ChangeHandler } from '../../foundations/changeDetails.ts';
import { Anchor, type Locale, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { useNoLogo } from '../../foundations/useNoLogo.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { type MenuUser, UserMenu } from '../UserMenu/UserMenu.tsx';
import { type ShellHeaderLabels, shellHeaderLabels } from './ShellHeader.labels.ts';
import { Root } from './ShellHeader.styles.ts';

/** One item of the main navigation (§7 `menuBarList`). */
export interface HeaderNavItem {
  key: string;
  label: string;
  href: string;
}

/** The logged-in student, and the entries of the user menu. */
export interface HeaderAccount {
  user: MenuUser;
  items: readonly MenuItem[];
  onSelect?: ((key: string) => void) | undefined;
  onLogout: () => void;
}

/** Parts of the header: `page` is its content of the page's width, `link` each of the navigation, `side` all at the end. */
export type ShellHeaderPart = 'page' | 'logo' | 'nav' | 'link' | 'side' | 'search' | 'messages' | 'visitor';

export interface ShellHeaderProps extends BaseProps {
  /** Link of the logo, and the school's name, which the logo shows. */
  home: { href: string; label: string };
  nav: readonly HeaderNavItem[];
  /** Key of the current item. */
  activeKey?: string | undefined;
  /** Shows the search field. */
  onSearch?: ((text: string) => void) | undefined;
  language: Locale;
  onLanguageChange: ChangeHandler<Locale>;
  /** Shows the message bell. */
  messages?: { href: string; count: number } | undefined;
  /** Absent for a visitor. */
  account?: HeaderAccount | undefined;
  /** URLs of login and registration for a visitor. */
  visitor?: { loginHref: string; registerHref?: string | undefined } | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<ShellHeaderPart> | undefined;
  labels?: Partial<ShellHeaderLabels> | undefined;
}

const SHADOW_AFTER = 8;

/** The header of every page, 72 px (§2): logo, navigation, search, language, messages, account. */
export function ShellHeader({
  home,
  nav,
  activeKey,
  onSearch,
  language,
  onLanguageChange,
  messages,
  account,
  visitor,
  slotProps,
  labels,
  ...rest
}: ShellHeaderProps) {
  const words = useLabels(shellHeaderLabels, labels);
  const root = useShadowOnScroll();
  const setRef = useMergedRefs(root, rest.ref);
  const isNamed = useNoLogo(root, '.logo');
  const handleSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch?.(String(new FormData(event.currentTarget).get('keyword') ?? '').trim());
  };
  return (
    <Root {...rest} ref={setRef}>
      <div {...slot('page', slotProps?.page)}>
        <Anchor
          aria-label={home.label}
          {...slot('logo', slotProps?.logo)}
          data-named={isNamed || undefined}
          href={home.href}
        >
          {isNamed && home.label}
        </Anchor>
        <nav aria-label={words.nav} {...slotProps?.nav}>
          {nav.map((item) => (
            <Anchor
              key={item.key}
              {...slotProps?.link}
              href={item.href}
              aria-current={item.key === activeKey ? 'page' : undefined}
            >
              {item.label}
            </Anchor>
          ))}
        </nav>
        <div {...slot('side', slotProps?.side)}>
          {onSearch && (
            <search {...slotProps?.search}>
              <form onSubmit={handleSearch}>
                <Search aria-hidden />
                <input
                  type="search"
                  name="keyword"
                  aria-label={words.search}
                  placeholder={words.searchHint}
                  maxLength={50}
                />
              </form>
            </search>
          )}
          <LanguageSwitch value={language} onChange={onLanguageChange} />
          {messages && (
            <IconButton
              {...slotProps?.messages}
              href={messages.href}
              label={words.messages(messages.count)}
              icon={<Bell aria-hidden />}
              badge={messages.count}
            />
          )}
          {account && <UserMenu {...account} />}
          {!account && visitor && (
            <div {...slot('visitor', slotProps?.visitor)}>
              {visitor.registerHref !== undefined && (
                <Button variant="ghost" href={visitor.registerHref}>
                  {words.register}
                </Button>
              )}
              <Button href={visitor.loginHref}>{words.login}</Button>
            </div>
          )}
        </div>
      </div>
    </Root>
  );
}

/** Marks the header once the page has scrolled; set directly on the node, so that scrolling causes no re-render. */
function useShadowOnScroll() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const mark = () => ref.current?.toggleAttribute('data-scrolled', window.scrollY > SHADOW_AFTER);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);
  return ref;
}
