import { Skeleton } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { Query } from '../../../../api/query.ts';
import { useOwned } from '../../../../page/context.tsx';
import { ownedQueries } from '../../../../page/ownedQueries.ts';
import { previewPath } from '../../../../shared/articles/articlePaths.ts';

interface OwnArticleProps {
  id: number;
  /** What everybody else is told. */
  missing: ReactNode;
}

/** An article that is not public: its author is led to it, nobody else is told whether it is there (E3). */
export const OwnArticle = observer(function OwnArticle({ id, missing }: OwnArticleProps) {
  const { text } = useOwned(({ api }) =>
    ownedQueries({ atStart: { text: new Query(() => api.articles.ownText({ id })) } }),
  );
  if (text.value) return <Navigate replace to={previewPath(id)} />;
  return text.error ? missing : <Skeleton variant="text" count={6} />;
});
