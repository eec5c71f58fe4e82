// CI tries a failed story once more, as it does a journey. The first failure is printed, so that it is seen and mended.
import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true });
