import type { articleBodyLabels as ArticleBody } from '../../article/ArticleBody/ArticleBody.labels.ts';
import type { articleCardLabels as ArticleCard } from '../../article/ArticleCard/ArticleCard.labels.ts';
import type { articleEditorLabels as ArticleEditor } from '../../article/ArticleEditor/ArticleEditor.labels.ts';
import type { authorHeadLabels as AuthorHead } from '../../article/AuthorHead/AuthorHead.labels.ts';
import type { commentThreadLabels as CommentThread } from '../../article/CommentThread/CommentThread.labels.ts';
import type { ownArticleCardLabels as OwnArticleCard } from '../../article/OwnArticleCard/OwnArticleCard.labels.ts';
import type { plateTileLabels as PlateTile } from '../../article/PlateTile/PlateTile.labels.ts';
import type { LabelsOf } from '../defineLabels.ts';

/** Built-in labels of `article`, by the name of their component. */
export interface ArticleLabels {
  ArticleCard: LabelsOf<typeof ArticleCard>;
  AuthorHead: LabelsOf<typeof AuthorHead>;
  CommentThread: LabelsOf<typeof CommentThread>;
  OwnArticleCard: LabelsOf<typeof OwnArticleCard>;
  PlateTile: LabelsOf<typeof PlateTile>;
  ArticleBody: LabelsOf<typeof ArticleBody>;
  ArticleEditor: LabelsOf<typeof ArticleEditor>;
}
