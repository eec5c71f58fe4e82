// CI retries a failed story once, like a journey. The first failure is printed, so that it can be fixed.
import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true });
