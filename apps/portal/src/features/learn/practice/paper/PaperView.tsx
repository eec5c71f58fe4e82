import { Button, Skeleton } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Await } from '../../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { Missing } from '../../../../page/Missing.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { OpenPaper } from '../../../../shared/practice/paper/OpenPaper.tsx';
import { PaperStore } from '../../../../shared/practice/paper/PaperStore.ts';
import { practiceCalls } from '../../../../shared/practice/paper/practiceCalls.ts';
import { StartActions } from '../practice.styles.ts';
import { practiceAddress } from '../practiceAddress.ts';
import { StartStore } from './StartStore.ts';

/** A practice to be answered; a timed one says so before its clock starts (product.md 5.3). */
export const PaperView = observer(function PaperView({ practiceId }: { practiceId: number }) {
  const { t } = useTranslation('practice');
  const start = useOwned(({ api }) => new StartStore(api, practiceId));
  if (start.isLooking) return <Skeleton count={4} />;
  const { waiting } = start;
  if (!waiting) return <Attempt practiceId={practiceId} />;
  const { title, questionCount, limitMinutes } = waiting;
  const facts = [
    questionCount === undefined ? '' : t('row.questions', { count: questionCount }),
    t('row.limit', { count: limitMinutes }),
  ];
  return (
    <EmptyPlace
      kind="list"
      layout="page"
      level={1}
      title={title}
      hint={`${[...facts, t('timed.hint')].filter((fact) => fact !== '').join(' · ')}`}
      action={
        <StartActions>
          <Button size="lg" onClick={start.agree}>
            {t('timed.start')}
          </Button>
          <Button size="lg" variant="outline" tone="neutral" href={practiceAddress.href()}>
            {t('timed.back')}
          </Button>
        </StartActions>
      }
    />
  );
});

/** An attempt that is open. */
const Attempt = observer(function Attempt({ practiceId }: { practiceId: number }) {
  const { t } = useTranslation('practice');
  const { services } = useRoot();
  const navigate = useNavigate();
  const store = useOwned(
    (root) =>
      new PaperStore(root.services, {
        calls: practiceCalls(root.api, practiceId),
        owner: String(root.auth.user?.id),
        attempt: String(practiceId),
        onHandedIn(unsaved, how, isTold) {
          if (how === 'withheld') {
            services.toast('warning', t('paper.withheld'));
            void navigate(practiceAddress.href(), { replace: true });
            return;
          }
          if (how === 'expired' && !isTold) services.toast('warning', t('paper.expired'));
          else if (unsaved > 0 && !isTold) services.toast('warning', t('paper.overLost', { count: unsaved }));
          else if (!isTold) services.toast('success', t(how === 'timeOver' ? 'paper.over' : 'paper.handedIn'));
          void navigate(practiceAddress.href({ result: practiceId }), { replace: true });
        },
      }),
  );
  const { value, error } = store.paper;
  useTitle(value?.title ?? t('title'));
  if (error?.kind === 'missing') {
    const action = { href: practiceAddress.href(), label: t('back') };
    return <Missing title={t('missing')} text={t('missingHint')} action={action} />;
  }
  if (error?.kind === 'refused' && value === undefined) {
    return (
      <EmptyPlace
        kind="list"
        layout="page"
        level={1}
        title={t('lockedTitle')}
        hint={error.message}
        action={<Button href={practiceAddress.href()}>{t('back')}</Button>}
      />
    );
  }
  return (
    <Await query={store.paper} name={t('title')} skeleton="panel" count={3}>
      {(paper) => <OpenPaper paper={paper} store={store} backHref={practiceAddress.href()} />}
    </Await>
  );
});
