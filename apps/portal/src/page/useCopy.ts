import { useRoot } from './context.tsx';

/** Copies a text and returns whether it succeeded; browsers refuse it on pages without HTTPS. */
export function useCopy(words: { done: string; failed: string }) {
  const { services } = useRoot();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      services.toast('success', words.done);
    } catch {
      services.toast('warning', words.failed);
    }
  };
}
