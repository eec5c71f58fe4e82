import type { ArticleCard, contract, HomePost, InputOf, Page } from '@shuyuan/contract';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';

type Question = InputOf<typeof contract.homePosts.list>;

/** A page of articles; of a school whose server has no such list, the posts of §7's own call, which tell less. */
export async function listArticles(
  api: Pick<Api, 'articles' | 'homePosts'>,
  question: Question,
): Promise<Page<ArticleCard>> {
  try {
    return await api.articles.list(question);
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'notServed') throw error;
    const posts = await api.homePosts.list(question);
    return { ...posts, items: posts.items.map(toArticle) };
  }
}

/** A post as a card: what it does not tell is left out, and nothing says that it is closed to visitors. */
function toArticle({ author, ...post }: HomePost): ArticleCard {
  const unknown = { excerpt: '', isTop: false, isFeatured: false, isPublic: true, cursor: '' };
  return { ...unknown, ...post, author: { kind: 'student', name: author } };
}
