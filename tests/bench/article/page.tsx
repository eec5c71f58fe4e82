import type { ArticleDocument } from '@shuyuan/rules';
import { ArticleBody, type ArticlePictureSource, GlobalStyle, KitProvider } from '@shuyuan/ui';
import { ArticleEditor } from '@shuyuan/ui/articleEditor';
import '@shuyuan/tokens/tokens.css';
import { type ComponentType, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { type ContentBlock, Editor, EditorState } from '../../../packages/ui/src/article/ArticleEditor/draft.ts';
import { pictureOf, toContent } from '../../../packages/ui/src/article/ArticleEditor/draftDocument.ts';
import { buildDocument, LONGEST, picturesOf, WRITTEN } from './documents.ts';

const written = buildDocument(WRITTEN);
const writtenPictures = picturesOf(WRITTEN);
const longest = buildDocument(LONGEST);
const longestPictures = picturesOf(LONGEST);
const place = document.getElementById('root') as HTMLElement;
const ignore = () => undefined;
let root: Root | null = null;
let html = '';

/** The picture of a bare editor: nothing but the picture. */
function BarePicture({ block }: { block: ContentBlock }) {
  const fileId = pictureOf(block)?.fileId;
  const source = writtenPictures.find((picture) => picture.fileId === fileId);
  return <img src={source?.url} alt="" width={source?.width} height={source?.height} />;
}
const BARE = { component: BarePicture, editable: false };

/** draft-js as it comes: the same text and pictures, no tools, no count, nothing said to a page. */
function Bare() {
  const [state, setState] = useState(() => EditorState.createWithContent(toContent(written)));
  return (
    <Editor
      editorState={state}
      onChange={setState}
      blockRendererFn={(block: ContentBlock) => (pictureOf(block) ? BARE : null)}
    />
  );
}

/** The editor's page of the portal: its store, its checks after each key, and the draft that is stored while one types. */
const { writeScene: portal } = globalThis as unknown as {
  writeScene: {
    ready: () => Promise<unknown>;
    store: (content: ArticleDocument, pictures: readonly ArticlePictureSource[]) => void;
    Page: ComponentType;
  };
};
const PortalPage = portal.Page;

const SCENES = {
  ours: () => (
    <ArticleEditor
      document={written}
      pictures={writtenPictures}
      onChange={ignore}
      onPicture={() => new Promise(ignore)}
    />
  ),
  page: () => <PortalPage />,
  bare: () => <Bare />,
  read: () => <ArticleBody document={longest} pictures={longestPictures} />,
} as const;
type Scene = keyof typeof SCENES;

function inKit(children: ReactNode) {
  return (
    <KitProvider locale="cn">
      <GlobalStyle />
      {children}
    </KitProvider>
  );
}

/** Milliseconds of `work` and of the style and layout that it causes. */
function timed(work: () => void): number {
  void document.body.offsetHeight;
  const began = performance.now();
  work();
  void document.body.offsetHeight;
  return performance.now() - began;
}

const actions = {
  /** The scenes can be shown; 0. */
  ready: (): Promise<number> => portal.ready().then(() => 0),
  /** Ms until a scene is committed and laid out. */
  mount(scene: Scene): number {
    if (scene === 'page') portal.store(written, writtenPictures);
    const made = createRoot(place);
    root = made;
    // The frame of the kit is there already, as in a page.
    flushSync(() => made.render(inKit(null)));
    const took = timed(() => flushSync(() => made.render(inKit(SCENES[scene]()))));
    if (scene === 'read') html = place.innerHTML;
    return took;
  },
  unmount(): void {
    flushSync(() => root?.unmount());
    root = null;
    place.replaceChildren();
  },
  /** Ms until the markup that `read` made is parsed and laid out. */
  parse(): number {
    return timed(() => {
      place.innerHTML = html;
    });
  },
  /** Elements on the page. */
  count: (): number => place.querySelectorAll('*').length,
  /** Puts the caret at the end of the paragraph in the middle. */
  caret(): void {
    const box = place.querySelector<HTMLElement>('[contenteditable="true"]');
    const blocks = [...(box?.querySelectorAll<HTMLElement>('[data-text="true"]') ?? [])];
    const text = blocks[Math.floor(blocks.length / 2)]?.firstChild;
    if (!box || !text) throw new Error('There is no text to type into.');
    box.focus();
    document.getSelection()?.collapse(text, text.textContent?.length ?? 0);
  },
  /** Characters of the text that is edited. */
  length: (): number => place.querySelector('[contenteditable="true"]')?.textContent?.length ?? 0,
  /** From now on, the ms from each key until the frame after it has been painted. */
  watch(): void {
    times.length = 0;
  },
  times: (): number[] => times,
};
export type Actions = typeof actions;

const times: number[] = [];
addEventListener(
  'keydown',
  ({ timeStamp }) => {
    // The task after the next frame comes when that has been painted.
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => times.push(performance.now() - timeStamp);
      channel.port2.postMessage(null);
    });
  },
  true,
);
Object.assign(globalThis, { bench: actions });
