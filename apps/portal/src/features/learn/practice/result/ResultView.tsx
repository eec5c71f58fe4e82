import { Global } from '@emotion/react';
import { Breadcrumb } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useOwned } from '../../../../page/context.tsx';
import { Missing } from '../../../../page/Missing.tsx';
import { useReturn } from '../../../../page/useReturn.ts';
import { useTitle } from '../../../../page/useTitle.ts';
import { PRINT } from '../../../../shared/paper/paper.styles.ts';
import { practiceAddress } from '../practiceAddress.ts';
import { ResultCharts } from './ResultCharts.tsx';
import { ResultHead } from './ResultHead.tsx';
import { ResultQuestions } from './ResultQuestions.tsx';
import { ResultSide } from './ResultSide.tsx';
import { ResultStore } from './ResultStore.ts';
import { Page } from './result.styles.ts';

/** A practice that was handed in: marks, the lecturer's words, and each question with its answer once it may be shown. */
export const ResultView = observer(function ResultView({ practiceId }: { practiceId: number }) {
  const { t } = useTranslation('practice');
  const store = useOwned((root) => new ResultStore(root.api, practiceId));
  const { value, error } = store.result;
  useReturn(store.refresh);
  useTitle(value?.title ?? t('result.title'));
  if (error?.kind === 'missing') {
    const action = { href: practiceAddress.href(), label: t('back') };
    return <Missing title={t('missing')} text={t('missingHint')} action={action} />;
  }
  return (
    <Await query={store.result} name={t('result.title')} skeleton="panel" count={3}>
      {(result) => (
        <Page>
          <Global styles={PRINT} />
          <Breadcrumb items={[{ label: t('title'), href: practiceAddress.href() }, { label: result.title }]} />
          <ResultHead result={result} store={store} />
          <ResultCharts trend={result.trend} knowledge={result.knowledge} />
          <ResultQuestions result={result} store={store} />
          <ResultSide result={result} store={store} />
        </Page>
      )}
    </Await>
  );
});
