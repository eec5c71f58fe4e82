import type { RoomTab } from './ClassStore.ts';

/** Opens an empty tab inside a click, so that no browser blocks it; it gets no way back to this page (X3). */
export function openTab(): RoomTab | null {
  const tab = window.open('about:blank', '_blank');
  if (!tab) return null;
  tab.opener = null;
  return {
    go: (url) => {
      tab.location.href = url;
    },
    close: () => tab.close(),
  };
}
