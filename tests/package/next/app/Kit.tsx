'use client';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { GlobalStyle, KitProvider } from '@shuyuan/ui/foundations';
import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';

/** A style cache that collects the rules of what the server renders next. */
function collectingCache() {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const { insert } = cache;
  let names: { name: string; isGlobal: boolean }[] = [];
  cache.insert = (selector, rule, ...rest) => {
    if (cache.inserted[rule.name] === undefined) names.push({ name: rule.name, isGlobal: selector === '' });
    return insert(selector, rule, ...rest);
  };
  const take = () => {
    const taken = names.map(({ name, isGlobal }) => ({ name, isGlobal, rules: cache.inserted[name] }));
    names = [];
    return taken;
  };
  return { cache, take };
}

export function Kit({ renderedAt, children }: { renderedAt: number; children: ReactNode }) {
  const [{ cache, take }] = useState(collectingCache);
  useServerInsertedHTML(() =>
    take().map(({ name, isGlobal, rules }) => (
      <style
        key={name}
        data-emotion={`${cache.key}${isGlobal ? '-global' : ''} ${name}`}
        dangerouslySetInnerHTML={{ __html: String(rules) }}
      />
    )),
  );
  return (
    <CacheProvider value={cache}>
      <KitProvider locale="cn" renderedAt={renderedAt}>
        <GlobalStyle />
        {children}
      </KitProvider>
    </CacheProvider>
  );
}
