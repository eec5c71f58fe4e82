import { ArticleOutline, type OutlineHeading } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSectionInView } from '../../page/useSectionInView.ts';
import { FILES_ID } from './ArticleFiles.tsx';
import { SideBox } from './SideBox.tsx';

/** Fewest headings for which there is an outline. */
const OUTLINE_MIN = 2;

interface OutlineProps {
  headings: readonly OutlineHeading[];
  /** Files stand below the text. */
  hasFiles: boolean;
}

/** The headings of a text beside it, with the one that is being read; few need none. */
export function Outline({ headings, hasFiles }: OutlineProps) {
  const { t } = useTranslation('articlesRead');
  if (headings.length < OUTLINE_MIN) return null;
  const files: OutlineHeading[] = hasFiles ? [{ id: FILES_ID, text: t('files.title'), level: 2 }] : [];
  return (
    <SideBox title={t('detail.outline')}>
      <Headings headings={[...headings, ...files]} />
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
