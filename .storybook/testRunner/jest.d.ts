/** The parts of Jest that the hooks of the story runner use; the runner ships Jest without types. */
interface ImportMeta {
  jest: { retryTimes: (times: number, options: { logErrorsBeforeRetry: boolean }) => void };
}

declare const jestPlaywright: { resetPage: () => Promise<void> };
declare const __sbSetupPage: (page: unknown, context: unknown) => Promise<void>;
declare var page: unknown;
declare var context: unknown;
