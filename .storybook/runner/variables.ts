import type { Page } from 'playwright-core';

/** The computed value of each variable, by the brand; what no brand can change is under `every-brand`. */
export type Variables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Reads what the browser computes: aliases followed, colours mixed; what dark mode sets is named `dark --sy-…`. Without the steps of a brand's
 * ramps: the sheet declares those that some brand reads, so a new brand would add steps to all; what reads a step shows its colour.
 */
export async function readVariables(page: Page): Promise<Variables> {
  return page.evaluate(() => {
    const isRampStep = (name: string) => /^--sy-(primary|accent|neutral)-\d+$/.test(name);
    const names = new Set<string>();
    const ofBrands = new Set<string>();
    const inDark = new Set<string>();
    const brands = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          const own = [...rule.style].filter((name) => name.startsWith('--sy-') && !isRampStep(name));
          if (rule.selectorText.includes('data-mode')) {
            for (const name of own) inDark.add(name);
            continue;
          }
          for (const name of own) names.add(name);
          if (!rule.selectorText.includes('data-brand')) continue;
          for (const name of own) ofBrands.add(name);
          const id = /\[data-brand="([a-z0-9-]+)"\]/.exec(rule.selectorText)?.[1];
          if (id && own.length > 0) brands.add(id);
        } else if (rule instanceof CSSGroupingRule) read(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);

    const probe = document.createElement('i');
    const hex = (colour: string) => {
      const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1);
      return channels ? `#${channels.map((level) => Number(level).toString(16).padStart(2, '0')).join('')}` : colour;
    };
    const computed = (style: CSSStyleDeclaration, name: string) => {
      const value = style.getPropertyValue(name).trim();
      const property = CSS.supports('color', value) ? 'color' : 'box-shadow';
      if (!CSS.supports(property, value)) return value.replaceAll(`${location.origin}/`, '');
      probe.style.setProperty(property, value);
      const given = getComputedStyle(probe).getPropertyValue(property);
      probe.style.removeProperty(property);
      return property === 'color' ? hex(given) : given;
    };
    const table = (id: string, wanted: Iterable<string>, mode?: 'dark') => {
      const scope = document.body.appendChild(document.createElement('div'));
      scope.dataset['brand'] = id;
      if (mode) scope.dataset['mode'] = mode;
      scope.append(probe);
      const style = getComputedStyle(scope);
      const entries = [...wanted].sort().map((name) => [mode ? `dark ${name}` : name, computed(style, name)] as const);
      scope.remove();
      return Object.fromEntries(entries);
    };
    const constant = [...names].filter((name) => !ofBrands.has(name));
    return {
      'every-brand': table('default', constant),
      ...Object.fromEntries(
        [...brands].sort().map((id) => [id, { ...table(id, ofBrands), ...table(id, inDark, 'dark') }]),
      ),
    };
  });
}

/** One line a variable, so that a change of a brand reads as the lines that changed. */
export const toLines = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');

/** What changed between two files of variables, one line each: `--sy-radius-card: 12px → 11px`. */
export function changedLines(before: string, after: string): string[] {
  const read = (text: string) => {
    const lines = text.split('\n').filter((line) => line !== '');
    return new Map(
      lines.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const),
    );
  };
  const [old, now] = [read(before), read(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .sort()
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => `${name}: ${old.get(name) ?? 'absent'} → ${now.get(name) ?? 'absent'}`);
}
