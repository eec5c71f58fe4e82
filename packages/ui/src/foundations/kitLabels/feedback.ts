import type { labels as Alert } from '../../feedback/Alert/Alert.labels.ts';
import type { labels as Countdown } from '../../feedback/Countdown/Countdown.labels.ts';
import type { labels as Empty } from '../../feedback/Empty/Empty.labels.ts';
import type { labels as ErrorBoundaryView } from '../../feedback/ErrorBoundaryView/ErrorBoundaryView.labels.ts';
import type { progressLabels as Progress } from '../../feedback/Progress/Progress.labels.ts';
import type { labels as Skeleton } from '../../feedback/Skeleton/Skeleton.labels.ts';
import type { stepsLabels as Steps } from '../../feedback/Steps/Steps.labels.ts';
import type { labels as Toast } from '../../feedback/Toast/Toast.labels.ts';
import type { LabelsOf } from '../defineLabels.ts';

/** Built-in labels of `feedback`, by the name of their component. */
export interface FeedbackLabels {
  Alert: LabelsOf<typeof Alert>;
  Countdown: LabelsOf<typeof Countdown>;
  Empty: LabelsOf<typeof Empty>;
  ErrorBoundaryView: LabelsOf<typeof ErrorBoundaryView>;
  Progress: LabelsOf<typeof Progress>;
  Skeleton: LabelsOf<typeof Skeleton>;
  Steps: LabelsOf<typeof Steps>;
  Toast: LabelsOf<typeof Toast>;
}
