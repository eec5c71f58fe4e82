import type { Locator } from 'playwright-core';

/** Every colour that an element and its parts are painted with, as the browser computes it. */
export async function colours(element: Locator): Promise<string> {
  return element.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .map((node) => getComputedStyle(node))
      .map(({ color, backgroundColor, backgroundImage }) => `${color} ${backgroundColor} ${backgroundImage}`)
      .join('\n'),
  );
}

/** `#d4341f` as a browser writes it. */
export function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
