/** What a packed package leaves at home: the `source` condition, which is how the workspace reads its own packages unbuilt. */
export const hooks = {
  beforePacking: (manifest) => {
    const entries = Object.entries(manifest.exports ?? {}).map(([name, entry]) => {
      if (typeof entry === 'string') return [name, entry];
      const { source: _, ...published } = entry;
      return [name, published];
    });
    return { ...manifest, exports: Object.fromEntries(entries) };
  },
};
