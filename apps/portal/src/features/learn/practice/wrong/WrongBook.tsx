import { Button, Heading, Tabs } from '@shuyuan/ui';
import { ChevronLeft } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { address, flag, oneOf, pageNumber, useAddress } from '../../../../page/address.ts';
import { useOwned } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { Head } from '../practice.styles.ts';
import { practiceAddress } from '../practiceAddress.ts';
import { WrongBookStore } from './WrongBookStore.ts';
import { WrongItem } from './WrongItem.tsx';
import { Items } from './wrong.styles.ts';

/** The wrong-question book within the address of practices. */
const wrongAddress = address('/learn/practice', {
  view: oneOf(['wrong'], 'wrong'),
  mastered: { ...flag, byDefault: false },
  page: pageNumber,
});
const hrefOf = (values: { mastered?: boolean; page?: number }) => {
  const search = new URLSearchParams(wrongAddress.search(values));
  search.set('view', 'wrong');
  return `/learn/practice?${search}`;
};

/** What the student got wrong, to be tried again (product.md 4.4). */
export const WrongBook = observer(function WrongBook() {
  const { t } = useTranslation('practice');
  const [{ mastered, page }] = useAddress(wrongAddress);
  const filters = useMemo(() => ({ isMastered: mastered, page }), [mastered, page]);
  const store = useOwned((root) => new WrongBookStore(root.api), filters);
  useTitle(t('wrong.title'));
  const total = store.questions.totalCount;
  const tab = mastered ? 'mastered' : 'open';
  return (
    <div>
      <Head>
        <Heading level={1} size={28}>
          {t('wrong.title')}
        </Heading>
        {total !== undefined && <p>{t('wrong.count', { count: total })}</p>}
        <Button variant="outline" tone="neutral" href={practiceAddress.href()} icon={<ChevronLeft aria-hidden />}>
          {t('back')}
        </Button>
      </Head>
      <Tabs
        label={t('wrong.tabs')}
        value={tab}
        items={(['open', 'mastered'] as const).map((each) => ({
          value: each,
          label: t(`wrong.tab.${each}`),
          href: hrefOf({ mastered: each === 'mastered' }),
        }))}
      />
      <PagedList
        list={store.questions}
        hrefFor={(next) => hrefOf({ mastered, page: next })}
        skeleton="panel"
        count={3}
        as={Items}
        empty={<EmptyPlace kind="list" title={t('wrong.none')} hint={t(`wrong.noneHint.${tab}`)} />}
      >
        {(item) => <WrongItem key={item.question.id} item={item} store={store} />}
      </PagedList>
    </div>
  );
});
