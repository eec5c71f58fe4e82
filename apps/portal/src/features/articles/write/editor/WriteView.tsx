import { Card, Skeleton } from '@shuyuan/ui';
import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { PartOnItsWay } from '../../../../page/PartOnItsWay.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import type { ArticleDraft } from '../draft/articleDraft.ts';
import { type DraftProblems, problemsOf } from '../draftProblems.ts';
import { Page } from '../window.styles.ts';
import { myArticlesAddress } from '../writeAddress.ts';
import { fileProblems } from './fileProblems.ts';
import { Heads } from './Heads.tsx';
import { Notices } from './Notices.tsx';
import { Settings } from './Settings.tsx';
import { TopBar } from './TopBar.tsx';
import { useLoginDialog } from './useLoginDialog.ts';
import { useUnsavedWarning } from './useUnsavedWarning.ts';
import type { WriteStore } from './WriteStore.ts';
import { Body, Columns, Tools, Writing } from './write.styles.ts';

/** draft-js comes with the editor alone. */
const Editor = lazy(async () => ({ default: (await import('./EditorPlace.tsx')).EditorPlace }));

const NO_PROBLEMS: DraftProblems = {};

/**
 * The editor of one text: title, board, cover and body, attachments and settings beside them. Nothing of it but the text renders with a
 * key, so no part reads more of the draft than it shows.
 */
export const WriteView = observer(function WriteView({ store }: { store: WriteStore }) {
  const { t } = useTranslation('writing');
  const { auth, services } = useRoot();
  const perform = usePerform();
  const [isChecked, setChecked] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [toolPlace, setToolPlace] = useState<HTMLElement | null>(null);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const { saving, isSending, round } = store;
  const LoginDialog = useLoginDialog(!auth.isLoggedIn);
  useUnsavedWarning(saving.isAtRisk);

  const problems = useMemo(() => computed(() => problemsOf(store.draft, t), { equals: compareStructural }), [store, t]);
  const shown = isChecked ? problems.get() : NO_PROBLEMS;
  const change = useCallback(
    (part: Partial<ArticleDraft>) => {
      const isFirst = !store.saving.isChanged && store.saving.savedAt === null;
      store.change(part);
      if (isFirst && !auth.isLoggedIn) setAsked(true);
    },
    [store, auth],
  );
  // What was composed in a text that another has replaced is not written into that one.
  const write = useCallback(
    (part: Partial<ArticleDraft>) => round === store.round && change(part),
    [round, store, change],
  );
  const handleSubmit = async () => {
    setChecked(true);
    if (!auth.isLoggedIn) return setAsked(true);
    const [first] = [...Object.values(problems.get()), ...fileProblems(store, t)];
    if (first !== undefined) return services.toast('warning', first);
    await perform(async () => {
      await store.submit();
      services.toast('success', t('sent'));
      services.navigator.go(myArticlesAddress.href());
    });
  };
  if (!store.isReady || saving.turn === 'asking') {
    return (
      <Page>
        <Skeleton variant="text" count={8} />
      </Page>
    );
  }
  const isElsewhere = saving.turn !== 'mine';
  const isLocked = isElsewhere || isSending;
  return (
    <Page>
      <TopBar store={store} isLocked={isLocked} onSubmit={handleSubmit} />
      <Tools ref={setToolPlace} inert={isSending} hidden={isElsewhere} />
      <Columns>
        <div>
          <Notices store={store} />
          <Card>
            <Writing>
              <fieldset disabled={isLocked}>
                <Heads store={store} problems={shown} isLocked={isLocked} onChange={change} />
              </fieldset>
              {/* What is being composed ends as the focus is taken, and is stored with the rest. */}
              <Body data-problem={shown.content === undefined ? undefined : ''} inert={isSending}>
                {shown.content !== undefined && <p role="alert">{shown.content}</p>}
                <Suspense fallback={<PartOnItsWay variant="text" count={6} />}>
                  <Editor
                    key={round}
                    store={store}
                    isLocked={isElsewhere}
                    toolPlace={toolPlace}
                    onChange={write}
                    onOtherFiles={setDropped}
                  />
                </Suspense>
              </Body>
            </Writing>
          </Card>
        </div>
        <fieldset disabled={isLocked}>
          <Settings store={store} problems={problems} isLocked={isLocked} dropped={dropped} onChange={change} />
        </fieldset>
      </Columns>
      {LoginDialog && <LoginDialog open={isAsked} onBefore={saving.flush} onClose={() => setAsked(false)} />}
    </Page>
  );
});
