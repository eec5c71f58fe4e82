import { Button } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { WRITE_PATH } from '../../../shared/articles/articlePaths.ts';

interface NoneYetProps {
  /** What was searched for in vain. */
  keyword?: string | undefined;
  /** The list without the search. */
  clearHref: string;
  /** Whether students write here; else only the school does. */
  mayPost?: boolean | undefined;
}

/** No article: the search found none, or nobody has written on the board yet. */
export function NoneYet({ keyword, clearHref, mayPost = true }: NoneYetProps) {
  const { t } = useTranslation('articlesRead');
  if (keyword !== undefined) {
    return (
      <EmptyPlace
        kind="search"
        title={t('none.found')}
        hint={t('none.foundHint')}
        action={
          <Button variant="outline" href={clearHref}>
            {t('none.clear')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyPlace
      kind="list"
      title={t('none.yet')}
      hint={t(mayPost ? 'none.yetHint' : 'none.schoolHint')}
      {...(mayPost && { action: <Button href={WRITE_PATH}>{t('none.write')}</Button> })}
    />
  );
}
