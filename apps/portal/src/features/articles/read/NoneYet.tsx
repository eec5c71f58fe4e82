import type { Plate } from '@shuyuan/contract';
import { Button } from '@shuyuan/ui';
import { SquarePen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { WRITE_PATH } from '../../../shared/articles/articlePaths.ts';
import { Allowed } from '../../../shared/permissions/Allowed.tsx';

interface NoneYetProps {
  /** What was searched for in vain. */
  keyword?: string | undefined;
  /** The list without the search. */
  clearHref: string;
  /** The board that is empty; without one there is no article at all. */
  plate?: Plate | undefined;
  /** Where the rules of the board are; absent where they stand beside the list. */
  rulesHref?: string | undefined;
}

/** No article: the search found none, or nobody has written on the board yet; where only the school writes, a student is not asked to. */
export function NoneYet({ keyword, clearHref, plate, rulesHref }: NoneYetProps) {
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
  const mayPost = plate?.mayPost ?? true;
  const rules = rulesHref !== undefined && plate && plate.rules.length > 0 && (
    <Button variant="outline" href={rulesHref}>
      {t('none.rules')}
    </Button>
  );
  return (
    <EmptyPlace
      kind="list"
      title={plate ? t('none.onBoard', { name: plate.name }) : t('none.yet')}
      hint={t(mayPost ? 'none.yetHint' : 'none.schoolHint')}
      {...((mayPost || rules) && {
        action: (
          <>
            {mayPost && (
              <Allowed to="headline.add">
                <Button icon={<SquarePen />} href={plate ? `${WRITE_PATH}?plate=${plate.id}` : WRITE_PATH}>
                  {t('none.write')}
                </Button>
              </Allowed>
            )}
            {rules}
          </>
        ),
      })}
    />
  );
}
