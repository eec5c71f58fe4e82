import type { A11yParameters } from './axe.ts';

/** What the preview reports about the story on screen. */
export interface Story {
  /** The story's `a11y` parameters. */
  a11y: A11yParameters | undefined;
  /** The brand of the page. */
  brand: string;
  /** Every brand of the workbench. */
  brandIds: string[];
  /** Its modes of Chromatic; none if it has no pictures there. */
  modes: Record<string, object>;
  tags: string[];
}
