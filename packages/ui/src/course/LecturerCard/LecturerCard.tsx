import { type ReactNode, useState } from 'react';
import { initialOf } from '../../data/Avatar/initial.ts';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { type LecturerCardLabels, lecturerCardLabels } from './LecturerCard.labels.ts';
import { Root } from './LecturerCard.styles.ts';

/** A lecturer as shown in lists: public profile (§6). */
export interface LecturerCardLecturer {
  id: string;
  /** URL of the profile; not used by the layout `profile`. */
  href: string;
  name: string;
  /** 4:5; initials are the fallback for a missing or broken portrait. */
  portrait?: string | undefined;
  /** Subject, e.g. `高中数学`. */
  title: string;
  /** One-sentence tagline. */
  intro?: string | undefined;
  online?: boolean | undefined;
}

/** Parts of a lecturer card. */
export type LecturerCardPart = 'portrait' | 'online' | 'body' | 'name' | 'subject' | 'intro' | 'stats' | 'actions';

export interface LecturerCardProps extends BaseProps {
  lecturer: LecturerCardLecturer;
  /** A tile or a row, one link each; a profile of 272 beside a course with its own buttons. */
  layout?: 'tile' | 'row' | 'profile' | undefined;
  /** Metrics of a profile, formatted. */
  stats?: readonly { label: string; value: string }[] | undefined;
  /** Buttons of a profile. */
  actions?: ReactNode;
  /** Heading level of the name. */
  level?: 2 | 3 | 4 | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<LecturerCardPart> | undefined;
  labels?: Partial<LecturerCardLabels> | undefined;
}

/** A lecturer: portrait on a tinted background, name, subject, tagline (§3). */
export function LecturerCard({
  lecturer,
  layout = 'tile',
  stats,
  actions,
  level = 3,
  slotProps,
  labels,
  ...rest
}: LecturerCardProps) {
  const words = useLabels(lecturerCardLabels, labels);
  const [broken, setBroken] = useState<string>();
  const { portrait, name } = lecturer;
  const Name = `h${level}` as const;
  const link = layout === 'profile' ? {} : { as: Anchor, href: lecturer.href };
  return (
    <Root {...rest} {...link} data-layout={layout}>
      <span {...slot('portrait', slotProps?.portrait)}>
        {portrait === undefined || portrait === broken ? (
          <span className="initial" aria-hidden>
            {initialOf(name)}
          </span>
        ) : (
          <img
            src={portrait}
            alt={layout === 'profile' ? words.portrait(name) : ''}
            width={240}
            height={300}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(portrait)}
          />
        )}
        {lecturer.online && <span {...slot('online', slotProps?.online)}>{words.online}</span>}
      </span>
      <div {...slot('body', slotProps?.body)}>
        <Name {...slot('name', slotProps?.name)}>
          <span>{name}</span>
          <small {...slotProps?.subject}>{lecturer.title}</small>
        </Name>
        {(lecturer.intro !== undefined || layout === 'tile') && (
          <p {...slot('intro', slotProps?.intro)}>{lecturer.intro}</p>
        )}
        {layout === 'profile' && stats !== undefined && (
          <dl {...slot('stats', slotProps?.stats)}>
            {stats.map((stat) => (
              <div key={stat.label}>
                <dt>{stat.label}</dt>
                <dd>{stat.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {layout === 'profile' && actions !== undefined && <div {...slot('actions', slotProps?.actions)}>{actions}</div>}
      </div>
    </Root>
  );
}
