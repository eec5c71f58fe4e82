import { COMMENT_MAX } from '@shuyuan/rules';
import { useTranslation } from 'react-i18next';
import { Fine, Numbered } from '../../../shared/articles/articles.styles.ts';
import { SideBox } from '../../../shared/articles/SideBox.tsx';
import { formatWhole } from '../../../shared/words/formatWhole.ts';

/** Beside the field for a comment: what is asked of who writes one, and what becomes of it (§5; product.md 4.13). */
export function CommentRules() {
  const { t } = useTranslation('articlesRead');
  return (
    <SideBox title={t('comments.rules')}>
      <Numbered>
        <li>{t('comments.ruleReason')}</li>
        <li>{t('comments.ruleNames')}</li>
        <li>{t('comments.ruleText', { max: formatWhole(COMMENT_MAX) })}</li>
      </Numbered>
      <Fine>{t('comments.reviewed')}</Fine>
    </SideBox>
  );
}
