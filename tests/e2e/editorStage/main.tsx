import '@shuyuan/tokens/tokens.css';
import { type ArticleDocument, EMPTY_ARTICLE } from '@shuyuan/rules';
import { ArticleBody, type ArticlePictureSource, GlobalStyle, KitProvider } from '@shuyuan/ui';
import { ArticleEditor } from '@shuyuan/ui/articleEditor';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** The document that a test begins with. */
    startArticle?: ArticleDocument;
    /** The document as the editor gave it last. */
    written: ArticleDocument;
    /** A picture is stored once this is done. */
    stored?: Promise<void>;
    finishStoring?: () => void;
    /** Takes the editor away, as a forced logout does. */
    leave: () => void;
    /** Shows another editor with the first document, as a login does. */
    enter: () => void;
    /** Shows an editor with another document. */
    begin: (document: ArticleDocument) => void;
  }
}

const started = window.startArticle ?? EMPTY_ARTICLE;
window.written = started;

/** Stores nothing: a picture has the size of the file's own. */
async function store(file: File): Promise<ArticlePictureSource> {
  await window.stored;
  const { width, height } = await createImageBitmap(file);
  return { fileId: 100 + file.size, url: URL.createObjectURL(file), width, height };
}

function Stage() {
  const [document, setDocument] = useState(started);
  const [begun, setBegun] = useState({ document: started, count: 0 });
  const [isOpen, setOpen] = useState(true);
  const [stored, setStored] = useState<ArticlePictureSource[]>([]);
  window.leave = () => setOpen(false);
  window.enter = () => setOpen(true);
  window.begin = (next) => {
    window.written = next;
    setDocument(next);
    setBegun(({ count }) => ({ document: next, count: count + 1 }));
  };
  return (
    <main style={{ width: 1154, margin: '24px auto' }}>
      {isOpen && (
        <ArticleEditor
          key={begun.count}
          document={begun.document}
          pictures={stored}
          onChange={(next) => {
            window.written = next;
            setDocument(next);
          }}
          onPicture={async (file) => {
            const source = await store(file);
            setStored((known) => [...known, source]);
            return source;
          }}
        />
      )}
      <ArticleBody id="read" document={document} pictures={stored} />
    </main>
  );
}

if (location.search === '?policy')
  document.head.append(
    Object.assign(document.createElement('meta'), {
      httpEquiv: 'Content-Security-Policy',
      content: "style-src-attr 'none'; script-src-attr 'none'; base-uri 'none'",
    }),
  );

const root = document.getElementById('root');
if (!root) throw new Error('The stage has no #root.');
createRoot(root).render(
  <StrictMode>
    <KitProvider locale="cn">
      <GlobalStyle />
      <Stage />
    </KitProvider>
  </StrictMode>,
);
