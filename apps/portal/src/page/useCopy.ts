import { copyText } from '../api/secureOnly/copyText.ts';
import { useRoot } from './context.tsx';

/** Copies a text and returns whether it succeeded. Call it inside a click. */
export function useCopy(words: { done: string; failed: string }) {
  const { services } = useRoot();
  return async (text: string) => {
    try {
      await copyText(text);
      services.toast('success', words.done);
    } catch {
      services.toast('warning', words.failed);
    }
  };
}
