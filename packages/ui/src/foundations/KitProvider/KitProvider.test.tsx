import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { KitProvider } from './KitProvider.tsx';
import { Anchor, useKit, useLabels } from './kitContext.ts';

const labels = { cn: { close: '关闭', open: '打开' }, en: { close: 'Close', open: 'Open' } };

function Words({ own }: { own?: Partial<(typeof labels)['cn']> }) {
  const { close, open } = useLabels(labels, own);
  return `${close} ${open}`;
}

function Now() {
  return String(useKit().clock.now());
}

describe('the kit provider', () => {
  it('uses Chinese without a provider (§1)', () => {
    expect(renderToStaticMarkup(<Words />)).toBe('关闭 打开');
  });

  it('uses the given language and lets the caller override a label', () => {
    expect(
      renderToStaticMarkup(
        <KitProvider locale="en">
          <Words own={{ close: 'Dismiss' }} />
        </KitProvider>,
      ),
    ).toBe('Dismiss Open');
  });

  it('keeps the outer clock when an inner provider changes only the language', () => {
    expect(
      renderToStaticMarkup(
        <KitProvider locale="cn" clock={{ now: () => 1000 }}>
          <KitProvider locale="en">
            <Now />
          </KitProvider>
        </KitProvider>,
      ),
    ).toBe('1000');
  });

  it('renders plain links unless a router overrides them', () => {
    expect(renderToStaticMarkup(<Anchor href="/course">选课</Anchor>)).toBe('<a href="/course">选课</a>');
    expect(
      renderToStaticMarkup(
        <KitProvider locale="cn" anchor={({ href, children }) => <a href={`/web${href}`}>{children}</a>}>
          <Anchor href="/course">选课</Anchor>
        </KitProvider>,
      ),
    ).toBe('<a href="/web/course">选课</a>');
  });
});
