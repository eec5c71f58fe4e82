import { Button, Heading, Text } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { authorPath, COLLECTION_PATH, MY_ARTICLES_PATH } from '../../../../shared/articles/articlePaths.ts';
import { Row, Section, Ways } from '../profile.styles.ts';

/** The ways to what the student writes and collects, and to the page on which others read it (product.md 4.13). */
export function WritingSection({ authorId }: { authorId: number | undefined }) {
  const { t } = useTranslation('profile');
  return (
    <Section>
      <Heading level={2} size={18}>
        {t('articles')}
      </Heading>
      <Row>
        <Text as="p" size={13} tone="tertiary">
          {t('articlesHint')}
        </Text>
        <Ways>
          <Button variant="outline" href={MY_ARTICLES_PATH}>
            {t('myArticles')}
          </Button>
          <Button variant="outline" href={COLLECTION_PATH}>
            {t('myCollection')}
          </Button>
          {authorId !== undefined && (
            <Button variant="outline" href={authorPath(authorId)}>
              {t('authorPage')}
            </Button>
          )}
        </Ways>
      </Row>
    </Section>
  );
}
