import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as I18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { withoutUnused } from './slimI18next.ts';

const source = readFileSync(
  fileURLToPath(import.meta.resolve('i18next')).replace(/dist.*$/, 'dist/esm/i18next.js'),
  'utf8',
);

const texts = import.meta.glob('../src/i18n/{cn,en}/*.ts', { eager: true });

describe('i18next without backends and formats', () => {
  it('is smaller, and shows the texts that it is given, in the language that was chosen last', async () => {
    const slim = withoutUnused(source);
    expect(slim.length).toBeLessThan(source.length - 8_000);
    const code = `data:text/javascript,${encodeURIComponent(slim)}`;
    const { createInstance }: typeof I18next = await import(/* @vite-ignore */ code);
    const i18n = createInstance();
    await i18n.init({ lng: 'zh', fallbackLng: false, ns: [], defaultNS: 'common', resources: {}, initAsync: false });
    i18n.addResourceBundle('zh', 'common', { title: '书院 {{name}}' });
    i18n.addResourceBundle('en', 'common', { title: 'Academy {{name}}' });
    expect(i18n.hasLoadedNamespace('common')).toBe(true);
    expect(i18n.t('title', { name: 'A' })).toBe('书院 A');
    await i18n.changeLanguage('en');
    expect(i18n.t('title', { name: 'A' })).toBe('Academy A');
    await i18n.loadNamespaces('other');
    await i18n.reloadResources();
  });

  it('refuses a version that writes the class in another way', () => {
    expect(() => withoutUnused('class Connector {}')).toThrow('no class Connector');
  });

  it('lacks nothing that a text of the portal asks for', () => {
    expect(Object.keys(texts).length).toBeGreaterThan(80);
    const formats = Object.entries(texts).filter(([, namespace]) => /\{\{[^}]*,/.test(JSON.stringify(namespace)));
    expect(formats.map(([file]) => file)).toEqual([]);
  });
});
