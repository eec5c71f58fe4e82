import { AppWindow, CircleCheck, Video } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Link } from '../../controls/Link/Link.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type RoomEntryPanelLabels, roomEntryPanelLabels } from './RoomEntryPanel.labels.ts';
import { Root } from './RoomEntryPanel.styles.ts';

export interface RoomEntryPanelProps extends BaseProps<HTMLElement> {
  /** URL of the room. */
  href: string;
  /** Whether the new tab is not open yet, open, or blocked by the browser. */
  status: 'ready' | 'opened' | 'blocked';
  /** Name of the room, replaces the built-in title. */
  title?: string | undefined;
  /** Called when the room is entered; the link itself opens the new tab (§4). */
  onOpen?: (() => void) | undefined;
  labels?: Partial<RoomEntryPanelLabels> | undefined;
}

const ICONS = { ready: Video, opened: CircleCheck, blocked: AppWindow };

/** The entry to a room in a new tab; if the browser blocked it, a plain link is shown (§4). */
export function RoomEntryPanel({ href, status, title, onOpen, labels, ...rest }: RoomEntryPanelProps) {
  const words = useLabels(roomEntryPanelLabels, labels);
  const id = useId();
  const Icon = ICONS[status];
  const texts = { ready: words.readyText, opened: words.openedText, blocked: words.blockedText };
  return (
    <Root aria-labelledby={id} {...rest} data-status={status}>
      <span className="disc" aria-hidden>
        <Icon />
      </span>
      <div>
        <h3 className="title" id={id}>
          {status === 'ready' && title !== undefined ? title : words[status]}
        </h3>
        <p className="text" role="status">
          {texts[status]}
        </p>
        {status === 'blocked' && (
          <Link className="plain" href={href} external underline="always" onClick={() => onOpen?.()}>
            {words.link}
          </Link>
        )}
      </div>
      {status !== 'blocked' && (
        <Button
          href={href}
          external
          size={status === 'ready' ? 'lg' : 'md'}
          variant={status === 'ready' ? 'solid' : 'outline'}
          tone={status === 'ready' ? 'brand' : 'neutral'}
          onClick={() => onOpen?.()}
        >
          {status === 'ready' ? words.open : words.openAgain}
        </Button>
      )}
    </Root>
  );
}
