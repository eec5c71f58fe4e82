export { Alert, type AlertProps } from './feedback/Alert/Alert.tsx';
export { Countdown, type CountdownProps } from './feedback/Countdown/Countdown.tsx';
export type { CountdownFormat } from './feedback/Countdown/formatCountdown.ts';
export { Empty, type EmptyKind, type EmptyProps } from './feedback/Empty/Empty.tsx';
export { ErrorBoundaryView, type ErrorBoundaryViewProps } from './feedback/ErrorBoundaryView/ErrorBoundaryView.tsx';
export { Progress, type ProgressProps } from './feedback/Progress/Progress.tsx';
export { ResultState, type ResultStateProps, type ResultTip } from './feedback/ResultState/ResultState.tsx';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/Spinner/Spinner.tsx';
export { type Step, Steps, type StepsProps } from './feedback/Steps/Steps.tsx';
export { ToastViewport, type ToastViewportPart, type ToastViewportProps } from './feedback/Toast/ToastViewport.tsx';
export {
  createToastQueue,
  type ToastMessage,
  type ToastOptions,
  type ToastQueue,
  type ToastState,
  type ToastTone,
  toast,
} from './feedback/Toast/toastQueue.ts';
