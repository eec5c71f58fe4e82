import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CouponCard } from '../../commerce/CouponCard/CouponCard.tsx';
import { formatStartTime } from '../../course.ts';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { KitDictionary } from '../kitLabels.ts';
import { KitProvider } from './KitProvider.tsx';

const src = path.join(import.meta.dirname, '../..');
const german: KitDictionary = {
  Alert: { dismiss: 'Hinweis schließen' },
  CouponCard: { fullReduction: 'Rabatt ab Einkaufswert' },
  schedule: { today: (time) => `Heute ${time}` },
};
const coupon = {
  id: '1',
  kind: 'fullReduction',
  reduceFen: 10_000,
  thresholdFen: 59_900,
  title: 'Semesterende',
  scope: 'Alle Kurse',
  endsAt: '2026-12-31T15:59:59Z',
} as const;

describe('the dictionary of the provider', () => {
  it('gives all components a third language, and falls back label by label', () => {
    const html = renderToStaticMarkup(
      <KitProvider locale="en" language="de" labels={german} clock={{ now: () => Date.UTC(2026, 10, 20) }}>
        <Alert title="Hallo" onDismiss={() => undefined} />
        <CouponCard status="toUse" coupon={coupon} />
      </KitProvider>,
    );
    expect(html).toContain('Hinweis schließen');
    expect(html).toContain('Rabatt ab Einkaufswert');
    expect(html).toContain('Use'); // not in the dictionary: from the locale
  });

  it('is left behind where a provider inside sets another locale', () => {
    const html = renderToStaticMarkup(
      <KitProvider locale="en" labels={german}>
        <KitProvider locale="cn">
          <Alert title="你好" onDismiss={() => undefined} />
        </KitProvider>
      </KitProvider>,
    );
    expect(html).toContain('关闭提示');
  });

  it('reaches the words of dates', () => {
    const now = Date.UTC(2026, 10, 20, 1);
    expect(
      formatStartTime('2026-11-20T04:00:00Z', { locale: 'en', labels: german, now, timeZone: 'Asia/Shanghai' }),
    ).toBe('Heute 12:00');
  });

  it('holds every set of labels of the kit, under the name of its file', () => {
    const areas = path.join(src, 'foundations/kitLabels');
    const known = globSync('*.ts', { cwd: areas }).map((file) => readFileSync(path.join(areas, file), 'utf8'));
    // Data of Han characters, and a part of the labels of uploads.
    const isPart = (file: string) => /(?:hanData|upload\/content)\.labels\.ts$/.test(file);
    const files = globSync('**/*.labels.ts', { cwd: src }).filter((file) => !isPart(file));
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const name = path.basename(file, '.labels.ts');
      expect(readFileSync(path.join(src, file), 'utf8'), file).toMatch(new RegExp(`defineLabels\\(\\s*'${name}',`));
      expect(known.join('\n'), file).toContain(`  ${name}: LabelsOf<typeof `);
    }
  });
});
