import type { ArticleDocument } from '@shuyuan/rules';
import type { ComponentType } from 'react';
import { browserStorage } from '../core/browser.ts';
import { type DraftPicture, EMPTY_DRAFT, parseDraft } from '../features/articles/write/draft/articleDraft.ts';
import { NEW_DRAFT, StoredDrafts } from '../features/articles/write/draft/StoredDrafts.ts';
import { useWriteStore } from '../features/articles/write/editor/useWriteStore.ts';
import { WriteView } from '../features/articles/write/editor/WriteView.tsx';
import { createLanguage } from '../i18n/language.ts';
import { RootProvider } from '../page/context.tsx';
import { RootStore } from '../stores/RootStore.ts';
import { buildApi, buildServices } from './services.ts';

/** The editor's page of the portal for the bench of typing, which finds it by this name: the types of the portal are none of the bench's. */
declare global {
  interface Window {
    writeScene?: {
      /** Resolves once the texts of the page are there. */
      ready: () => Promise<unknown>;
      /** Stores the draft with which the page begins. */
      store: (content: ArticleDocument, pictures: readonly DraftPicture[]) => void;
      Page: ComponentType;
    };
  }
}

const USER_ID = 7;
const language = createLanguage();
const { services } = buildServices({
  // The browser's own, since drafts are written into it while one types.
  storage: browserStorage(() => localStorage),
  sessionStorage: browserStorage(() => sessionStorage),
  api: buildApi({
    articles: {
      plates: async () => [],
      keepFiles: async ({ fileIds }) => ({ fileIds: [...fileIds], storedUntil: '2026-12-20T02:00:00Z' }),
    },
  }),
});
const root = new RootStore(services, { origin: location.origin, hostname: location.hostname });
root.auth.accept({ token: 'bench', userId: USER_ID, name: '', isFirstLogin: false });

function NewArticle() {
  return <WriteView store={useWriteStore({})} />;
}

window.writeScene = {
  ready: () => language.need(['writing', 'common']),
  store(content, pictures) {
    const drafts = new StoredDrafts({ services, userId: USER_ID, parse: parseDraft });
    const draft = { ...EMPTY_DRAFT, title: '错题本', content, pictures };
    drafts.write(NEW_DRAFT, { at: services.clock.now, tab: 'before', content: draft });
  },
  Page: () => (
    <RootProvider root={root}>
      <NewArticle />
    </RootProvider>
  ),
};
