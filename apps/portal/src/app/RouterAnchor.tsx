import type { AnchorProps } from '@shuyuan/ui';
import { Link } from 'react-router-dom';
import { preload } from './pages.ts';

/** Addresses of ours that are no page: the server answers them itself. */
const SERVER_PATHS = /^\/(files|api|outbox)\//;

/** Every link of the kit: pages of the portal by the router, and their code fetched as soon as the pointer or focus shows intent. */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  if (!href.startsWith('/') || href.startsWith('//') || SERVER_PATHS.test(href)) return <a href={href} {...rest} />;
  const intend = () => preload(href);
  return <Link to={href} {...rest} onPointerEnter={intend} onFocus={intend} />;
}
