import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MessageTime } from '../../chat/MessageTime/MessageTime.tsx';
import { timeOfDay } from '../../course/schedule.ts';
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

describe('the time zone of the provider', () => {
  const at = '2026-11-20T02:30:00Z';
  const clock = { now: () => Date.parse('2026-11-20T05:00:00Z') };
  const timeOf = (props: Partial<ComponentProps<typeof KitProvider>>, own?: string) =>
    renderToStaticMarkup(
      <KitProvider locale="cn" clock={clock} {...props}>
        <KitProvider locale="en">
          <MessageTime at={at} timeZone={own} />
        </KitProvider>
      </KitProvider>,
    );
  const shown = (zone: string) => timeOfDay(at, zone);

  it('is that of every instant below it, unless a component has one of its own', () => {
    expect(timeOf({ timeZone: 'Asia/Kathmandu' })).toContain('08:15');
    expect(timeOf({ timeZone: 'Asia/Kathmandu' }, 'Asia/Shanghai')).toContain('10:30');
  });

  it('is the one of the browser where there is none, or none that it knows', () => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(timeOf({})).toContain(shown(own));
    expect(timeOf({ timeZone: 'Mars/Olympus' })).toContain(shown(own));
    expect(renderToStaticMarkup(<MessageTime at={at} />)).toContain(shown(own));
  });

  it('is UTC in markup of a server that was told none, so that the browser agrees', () => {
    expect(timeOf({ renderedAt: clock.now() })).toContain('02:30');
    expect(timeOf({ renderedAt: clock.now(), timeZone: 'Asia/Shanghai' })).toContain('10:30');
  });
});
