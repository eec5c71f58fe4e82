import { ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Anchor } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import type { CoursePurchasePanelLabels } from './CoursePurchasePanel.labels.ts';
import { share } from './OfferChoice.tsx';

/** Progress of a student in an owned course. */
export interface PurchaseProgress {
  done: number | undefined;
  /** Lessons in all; without it there is no ring. */
  total?: number | undefined;
  /** The next lesson. */
  title: string;
  /** Time and lecturer. */
  note?: string | undefined;
  live?: boolean | undefined;
}

/** One link of an owned course. */
export interface PurchaseLink {
  key: string;
  label: string;
  href: string;
  note?: string | undefined;
  icon?: ReactNode;
}

interface OwnedCourseProps {
  progress: PurchaseProgress;
  links: readonly PurchaseLink[] | undefined;
  words: CoursePurchasePanelLabels;
  slotProps: SlotProps<'progress' | 'links'> | undefined;
}

/** Replaces the price of an owned course: progress, next lesson, links. */
export function OwnedCourse({ progress, links = [], words, slotProps }: OwnedCourseProps) {
  const { done, total } = progress;
  return (
    <>
      <div {...slot('mine', slotProps?.progress)}>
        {done !== undefined && total !== undefined && (
          <span
            className="ring"
            role="img"
            aria-label={words.learned(done, total)}
            style={{ '--_done': share(done, total) } as CSSProperties}
          >
            {done}/{total}
          </span>
        )}
        <div>
          <h2>{progress.title}</h2>
          <p>
            {progress.live && <span className="live">{words.liveNow}</span>}
            {progress.note}
          </p>
        </div>
      </div>
      {links.length > 0 && (
        <ul {...slot('links', slotProps?.links)}>
          {links.map((link) => (
            <li key={link.key}>
              <Anchor href={link.href}>
                {link.icon}
                {link.label}
                <span className="note">{link.note}</span>
                <ChevronRight aria-hidden />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
