import { ArticleOutline, type OutlineHeading } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSectionInView } from '../../page/useSectionInView.ts';
import { SideBox } from './SideBox.tsx';

/** Fewest headings for which there is an outline. */
const OUTLINE_MIN = 2;

/** The headings of a text beside it, with the one that is being read; few need none. */
export function Outline({ headings }: { headings: readonly OutlineHeading[] }) {
  const { t } = useTranslation('articlesRead');
  if (headings.length < OUTLINE_MIN) return null;
  return (
    <SideBox title={t('detail.outline')}>
      <Headings headings={headings} />
    </SideBox>
  );
}

const Headings = observer(function Headings({ headings }: { headings: readonly OutlineHeading[] }) {
  const { t } = useTranslation('articlesRead');
  const current = useSectionInView(headings.map(({ id }) => id));
  return (
    <ArticleOutline
      label={t('detail.outline')}
      headings={headings}
      currentId={current}
      onGo={(id) => document.getElementById(id)?.scrollIntoView()}
    />
  );
});
