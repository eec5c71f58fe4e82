/** Something on a page that does not add up. */
export type Fault = string;

/** Reads every page of a list. */
export async function all<T>(
  read: (page: number) => Promise<{ items: readonly T[]; totalCount: number }>,
): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; ; page += 1) {
    const part = await read(page);
    items.push(...part.items);
    if (part.items.length === 0 || items.length >= part.totalCount) return items;
  }
}

/** Collects what differs. */
export class Ledger {
  readonly faults: Fault[] = [];

  equal(what: string, shown: unknown, counted: unknown) {
    if (JSON.stringify(shown) !== JSON.stringify(counted))
      this.faults.push(`${what}: shown ${JSON.stringify(shown)}, counted ${JSON.stringify(counted)}`);
  }

  holds(what: string, isTrue: boolean) {
    if (!isTrue) this.faults.push(what);
  }
}
