import type { OwnArticleText } from '@shuyuan/contract';
import type { ArticleDocument } from '@shuyuan/rules';

/** Where the paragraph that a refusal is about stands in a draft that may have changed since; undefined once it is not there as it was. */
export function refusedBlock(
  { blocks }: ArticleDocument,
  { content, reasonBlock }: Pick<OwnArticleText, 'content' | 'reasonBlock'>,
): number | undefined {
  const refused = reasonBlock === undefined ? undefined : content.blocks[reasonBlock];
  if (reasonBlock === undefined || !refused || refused.kind === 'picture') return undefined;
  const isIt = (at: number) => {
    const block = blocks[at];
    return block !== undefined && block.kind !== 'picture' && block.text === refused.text;
  };
  if (isIt(reasonBlock)) return reasonBlock;
  const found = blocks.findIndex((_, at) => isIt(at));
  return found < 0 ? undefined : found;
}
