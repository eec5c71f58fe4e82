// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { inDocument } from '../../packages/ui/src/fixtures/inDocument.ts';

const shown = vi.hoisted(() => ({ file: '' }));

/** The blocks of Storybook need its preview; a page is which of them it has, in which order. */
vi.mock('@storybook/addon-docs/blocks', () => {
  const block = (name: string) => () => <i data-block={name} />;
  return {
    ...Object.fromEntries(
      ['Title', 'Subtitle', 'Description', 'Primary', 'Controls', 'Stories'].map((name) => [name, block(name)]),
    ),
    Unstyled: ({ children }: { children: React.ReactNode }) => children,
    useOf: () => ({ preparedMeta: { parameters: { fileName: `./packages/ui/src/${shown.file}.stories.tsx` } } }),
  };
});
for (const part of ['Anatomy', 'Announced', 'KeyTable', 'TokenTable', 'TypeList'])
  vi.doMock(`./${part}.tsx`, () => ({ [part]: () => null }));

const { DocsPage } = await import('./DocsPage.tsx');
const { show } = inDocument();

async function open(file: string): Promise<HTMLElement[]> {
  shown.file = file;
  await show(<DocsPage />);
  return [...document.querySelectorAll('figure')];
}

it('the docs of a component show right and wrong after its sentence, named, in words too, and out of reach of the keyboard', async () => {
  await import('../../packages/ui/src/controls/Button/Button.pairs.tsx'); // so that showing it waits for no network
  const figures = await open('controls/Button/Button');
  expect(figures.map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Do: Verbs, and one solid button in view.',
    'Do not: Nouns, and two solid buttons.',
    'Do: A danger button with an icon.',
    'Do not: A danger button without an icon.',
  ]);
  expect(figures[1]?.querySelector('figcaption')?.textContent).toBe('Do notNouns, and two solid buttons.');
  const [before, after] = ['Description', 'Primary'].map((name) => document.querySelector(`[data-block="${name}"]`));
  for (const figure of figures) {
    expect(before?.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(after?.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    const buttons = [...figure.querySelectorAll('button')];
    expect(buttons.length).toBeGreaterThan(0);
    expect(buttons.every((button) => button.closest('[inert]'))).toBe(true);
    expect(figure.querySelector('figcaption svg')).not.toBeNull();
  }
});

it('the docs of a component without pairs have none', async () => {
  expect(await open('controls/Checkbox/Checkbox')).toEqual([]);
  expect(document.querySelector('[data-block="Stories"]')).not.toBeNull();
});
