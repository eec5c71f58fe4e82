import type { LabelsOf } from '../defineLabels.ts';
import type { labels as SkipLink } from '../SkipLink/SkipLink.labels.ts';

/** Built-in labels of `foundations`, by the name of their component. */
export interface FoundationsLabels {
  SkipLink: LabelsOf<typeof SkipLink>;
}
