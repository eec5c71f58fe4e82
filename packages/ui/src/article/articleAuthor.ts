/** Who wrote an article or a comment; a lecturer is marked, the school writes without a picture (product.md 4.13). */
export interface ArticleAuthor {
  name: string;
  portrait?: string | undefined;
  kind: 'student' | 'lecturer' | 'school';
}
