import type { SyntheticEvent } from 'react';

type Handlers = Readonly<Record<string, ((event: never) => unknown) | undefined>>;

/**
 * The component's own event handlers, each called after the caller's of the same name: `<Root {...rest} {...chainHandlers(rest, own)}>`.
 * A caller that calls `preventDefault` keeps the component from acting on the event.
 */
export function chainHandlers<H extends Handlers>(given: object, own: H): H {
  const all: Handlers = given as Handlers;
  const chained = Object.entries(own).map(([name, act]) => {
    const first = all[name];
    if (!first || !act) return [name, first ?? act];
    return [
      name,
      (event: SyntheticEvent) => {
        first(event as never);
        if (!event.defaultPrevented) act(event as never);
      },
    ];
  });
  return Object.fromEntries(chained) as H;
}
