import { Button, Heading, QualificationList, Text, VisuallyHidden } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../page/address.ts';
import { useOwned } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../page/PagedList.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { LecturerSearch } from './components/LecturerSearch.tsx';
import { QualificationCount } from './components/QualificationCount.tsx';
import { Intro, IntroText, Listing, Page } from './lecturers.styles.ts';
import { createQualificationsStore } from './QualificationsStore.ts';
import { qualificationsAddress } from './qualificationsAddress.ts';
import { toQualification } from './toQualification.ts';

/** `/teacher/certification` (§2): every lecturer's qualifications, searchable, for everybody. */
export function QualificationsPage() {
  const { t } = useTranslation('lecturers');
  const [filters, go] = useAddress(qualificationsAddress);
  const { qualifications } = useOwned((root) => createQualificationsStore(root.api), filters);
  useTitle(t('title'));
  return (
    <Page>
      <Intro>
        <IntroText>
          <Heading level={1} size={28}>
            {t('title')}
          </Heading>
          <Text as="p" tone="secondary">
            {t('intro')}
          </Text>
        </IntroText>
        <LecturerSearch keyword={filters.keyword} onSearch={(keyword) => go({ keyword })} />
      </Intro>
      <Listing>
        <VisuallyHidden as="h2">{t('qualifications')}</VisuallyHidden>
        <QualificationCount list={qualifications} />
        <PagedList
          skeleton="card"
          list={qualifications}
          hrefFor={(page) => qualificationsAddress.href({ ...filters, page })}
          count={8}
          empty={
            filters.keyword === undefined ? (
              <EmptyPlace title={t('nobody')} />
            ) : (
              <EmptyPlace
                kind="search"
                title={t('none')}
                hint={t('noneHint')}
                action={
                  <Button variant="soft" href={qualificationsAddress.href()}>
                    {t('showAll')}
                  </Button>
                }
              />
            )
          }
          rows={(items) => <QualificationList items={items.map(toQualification)} />}
        />
      </Listing>
    </Page>
  );
}
