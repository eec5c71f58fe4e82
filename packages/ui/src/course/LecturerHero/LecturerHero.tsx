import { BadgeCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { initialOf } from '../../data/Avatar/initial.ts';
import { Tag } from '../../data/Tag/Tag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type LecturerHeroLabels, lecturerHeroLabels } from './LecturerHero.labels.ts';
import { Root } from './LecturerHero.styles.ts';

/** A lecturer on their own page (§6: public profile). */
export interface LecturerHeroLecturer {
  name: string;
  portrait?: string | undefined;
  /** Subject, e.g. `高中数学`. */
  title: string;
  subjects?: readonly string[] | undefined;
  intro?: string | undefined;
  online?: boolean | undefined;
}

export interface LecturerHeroProps extends BaseProps {
  lecturer: LecturerHeroLecturer;
  /** Formatted metrics, e.g. number of students. */
  stats?: readonly { label: string; value: string }[] | undefined;
  /** Whether the qualification is published. */
  certified?: boolean | undefined;
  /** Buttons at the right. */
  actions?: ReactNode;
  labels?: Partial<LecturerHeroLabels> | undefined;
}

/** Header of a lecturer's page: portrait, name as the page's heading, certificate badge, metrics (§2 `/teather/:id`). */
export function LecturerHero({
  lecturer,
  stats,
  certified: isCertified = false,
  actions,
  labels,
  ...rest
}: LecturerHeroProps) {
  const words = useLabels(lecturerHeroLabels, labels);
  const [broken, setBroken] = useState<string>();
  const { name, portrait, subjects = [] } = lecturer;
  const hasPortrait = portrait !== undefined && portrait !== broken;
  const hasStats = stats !== undefined && stats.length > 0;
  const hasTags = isCertified || lecturer.online || subjects.length > 0;
  return (
    <Root {...rest} data-portrait={hasPortrait ? '' : undefined}>
      <div className="page">
        <span className="portrait">
          {hasPortrait ? (
            <img
              src={portrait}
              alt={words.portrait(name)}
              width={240}
              height={300}
              onError={() => setBroken(portrait)}
            />
          ) : (
            <span className="initial" aria-hidden>
              {initialOf(name)}
            </span>
          )}
        </span>
        <div className="text">
          {hasTags && (
            <div className="tags">
              {isCertified && (
                <Tag tone="success" size="md" icon={<BadgeCheck aria-hidden />}>
                  {words.certified}
                </Tag>
              )}
              {lecturer.online && (
                <Tag tone="brand" size="md">
                  {words.online}
                </Tag>
              )}
              {subjects.map((subject) => (
                <Tag key={subject} size="md">
                  {subject}
                </Tag>
              ))}
            </div>
          )}
          <h1>
            {name}
            <small>{lecturer.title}</small>
          </h1>
          {lecturer.intro !== undefined && <p className="intro">{lecturer.intro}</p>}
          {(hasStats || actions !== undefined) && (
            <div className="foot">
              {hasStats && (
                <dl className="stats">
                  {stats.map((stat) => (
                    <div key={stat.label}>
                      <dt>{stat.label}</dt>
                      <dd>{stat.value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {actions !== undefined && <div className="actions">{actions}</div>}
            </div>
          )}
        </div>
      </div>
    </Root>
  );
}
