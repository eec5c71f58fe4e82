/** The parts of Jest that the hooks of the story runner use; the runner ships Jest without types. */
declare module 'jest-image-snapshot' {
  export interface MatchOptions {
    customSnapshotIdentifier: string;
    customSnapshotsDir: string;
    customDiffDir: string;
    customReceivedDir: string;
    customReceivedPostfix: string;
    storeReceivedOnFailure: boolean;
    onlyDiff: boolean;
    maxChildProcessBufferSizeInBytes: number;
    customDiffConfig: { threshold: number };
    failureThreshold: number;
  }
  export function toMatchImageSnapshot(received: Uint8Array, options: MatchOptions): unknown;
}

declare const expect: {
  extend: (matchers: Record<string, unknown>) => void;
  (received: Uint8Array): { toMatchImageSnapshot: (options: import('jest-image-snapshot').MatchOptions) => void };
};

interface ImportMeta {
  jest: { retryTimes: (times: number, options: { logErrorsBeforeRetry: boolean }) => void };
}

declare const jestPlaywright: { resetPage: () => Promise<void> };
declare const __sbSetupPage: (page: unknown, context: unknown) => Promise<void>;
declare var page: unknown;
declare var context: unknown;
