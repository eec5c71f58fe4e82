import type { AnchorProps } from '@shuyuan/ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { preload } from './pages.ts';

/** Addresses of ours that are no page: the server answers them itself. */
const SERVER_PATHS = /^\/(files|api|outbox)\//;

/** Every link of the kit: pages of the portal by the router, and their code fetched as soon as the pointer or focus shows intent. */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  if (!href.startsWith('/') || href.startsWith('//') || SERVER_PATHS.test(href)) return <a href={href} {...rest} />;
  return <PageAnchor href={href} {...rest} />;
}

/** As the router's own `Link`, without its loading of data and modules, which would come with every first page. */
function PageAnchor({ href, onClick, ...rest }: AnchorProps) {
  const address = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, rest.target ? { target: rest.target } : {});
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  const preloadPage = () => preload(href);
  return <a {...rest} href={address} onClick={click} onPointerEnter={preloadPage} onFocus={preloadPage} />;
}
