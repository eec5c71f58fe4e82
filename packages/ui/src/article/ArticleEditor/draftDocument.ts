import {
  type ArticleBlock,
  type ArticleDocument,
  type ArticleMark,
  type ArticlePicture,
  type ArticleTextBlock,
  type ArticleTextKind,
  canonicalArticle,
  canonicalBlock,
  isListKind,
  isUnfinishedArticle,
  normaliseArticle,
} from '@shuyuan/rules';
import { ImmutableMap, List, OrderedSet } from './collections.ts';
import { CharacterMetadata, ContentBlock, ContentState, genKey } from './draft.ts';
import { markOfStyle, placedMark, styleNameOf } from './styleNames.ts';

/** Names of the blocks in draft-js. */
const BLOCK_TYPES: Record<ArticleTextKind, string> = {
  paragraph: 'unstyled',
  heading2: 'header-two',
  heading3: 'header-three',
  heading4: 'header-four',
  quote: 'blockquote',
  bullet: 'unordered-list-item',
  ordered: 'ordered-list-item',
};
const KINDS = new Map(Object.entries(BLOCK_TYPES).map(([kind, type]) => [type, kind as ArticleTextKind]));

/** Entity of draft-js that carries the address of a link. */
export const LINK = 'LINK';

/** A picture in the editor: of a stored file, or of an upload that has no file yet. */
export interface EditorPicture extends Pick<ArticlePicture, 'alt' | 'width'> {
  fileId?: number | undefined;
  /** Key of the upload; it stays after the file is stored, so that undo and redo find it. */
  upload?: string | undefined;
}

/** The file of an upload, once it is stored. */
export type FileOfUpload = (upload: string) => number | undefined;

/** Name of a kind of block in draft-js. */
export function blockTypeOf(kind: ArticleTextKind): string {
  return BLOCK_TYPES[kind];
}

/** Kind of a block of draft-js; what articles do not have is a paragraph. */
export function kindOf(block: ContentBlock): ArticleTextKind {
  return KINDS.get(block.getType()) ?? 'paragraph';
}

/** The picture of a block; `null` for a block of text. */
export function pictureOf(block: ContentBlock): EditorPicture | null {
  if (block.getType() !== 'atomic') return null;
  const { fileId, upload, alt = '', width = 100 } = block.getData().toObject() as Partial<EditorPicture>;
  return { fileId, upload, alt, width };
}

/** Address of a link at a place of a block; `undefined` where there is none. */
export function hrefAt(content: ContentState, block: ContentBlock, at: number): string | undefined {
  return hrefOf(content, block.getEntityAt(at));
}

/** Content of draft-js for a document; a document that is none becomes an empty one. */
export function toContent(document: ArticleDocument): ContentState {
  const { blocks } = normaliseArticle(isUnfinishedArticle(document) ? document : { version: 1, blocks: [] });
  return ContentState.createFromBlockArray(toBlocks(blocks));
}

/** Blocks of draft-js, with new keys, for blocks of an article. */
export function toBlocks(blocks: readonly ArticleBlock[]): ContentBlock[] {
  return blocks.map((block) => (block.kind === 'picture' ? pictureBlock(block) : textBlock(block)));
}

/** A block of draft-js for a picture. */
export function pictureBlock({ fileId, upload, alt, width }: EditorPicture): ContentBlock {
  return new ContentBlock({
    key: genKey(),
    type: 'atomic',
    text: ' ',
    characterList: List([CharacterMetadata.create()]),
    data: ImmutableMap({ fileId, upload, alt, width }),
  });
}

function textBlock({ kind, text, align, depth = 0, marks }: ArticleTextBlock): ContentBlock {
  return new ContentBlock({
    key: genKey(),
    type: BLOCK_TYPES[kind],
    text,
    depth,
    characterList: List(charactersOf(text, marks)),
    data: ImmutableMap(align === undefined ? {} : { align }),
  });
}

/** Metadata for each unit of a text; those between two ends of marks share one. */
function charactersOf(text: string, marks: readonly ArticleMark[]): CharacterMetadata[] {
  const links = new Map(
    marks.flatMap((mark) => (mark.kind === 'link' ? [[mark, linkEntity(mark.href)] as const] : [])),
  );
  const ends = new Set([0, text.length, ...marks.flatMap(({ from, to }) => [from, to])]);
  const cuts = [...ends].toSorted((one, other) => one - other);
  return cuts.slice(0, -1).flatMap((from, place) => {
    const to = cuts[place + 1] ?? text.length;
    const over = marks.filter((mark) => mark.from <= from && mark.to >= to);
    const link = over.find((mark) => mark.kind === 'link');
    const style = OrderedSet(over.flatMap((mark) => (mark.kind === 'link' ? [] : [styleNameOf(mark)])));
    const character = CharacterMetadata.create({ style, ...(link && { entity: links.get(link) }) });
    return Array.from({ length: to - from }, () => character);
  });
}

/** A new entity for a link. Entities of draft-js 0.11 live beside all contents, so any content may make one. */
export function linkEntity(href: string): string {
  return ContentState.createFromText('').createEntity(LINK, 'MUTABLE', { href }).getLastCreatedEntityKey();
}

const converted = new WeakMap<ContentBlock, ArticleBlock>();

/** The document of what is in the editor, in canonical form; pictures whose upload has not ended are left out. */
export function toDocument(content: ContentState, fileOfUpload: FileOfUpload = () => undefined): ArticleDocument {
  const blocks = content.getBlocksAsArray().flatMap((block): ArticleBlock[] => {
    const picture = pictureOf(block);
    if (!picture) return [articleBlock(content, block)];
    const { alt, width, upload, fileId = upload === undefined ? undefined : fileOfUpload(upload) } = picture;
    return fileId === undefined ? [] : [{ kind: 'picture', fileId, alt, width }];
  });
  return canonicalArticle(blocks);
}

/** A block that did not change is the same object, so only what was typed into is read again. */
function articleBlock(content: ContentState, block: ContentBlock): ArticleBlock {
  const known = converted.get(block);
  if (known) return known;
  const kind = kindOf(block);
  const align: unknown = block.getData().get('align');
  const depth = block.getDepth();
  const article = canonicalBlock({
    kind,
    text: block.getText(),
    ...(align === 'center' || align === 'end' ? { align } : {}),
    ...(isListKind(kind) && (depth === 1 || depth === 2) ? { depth } : {}),
    marks: marksOf(content, block),
  });
  converted.set(block, article);
  return article;
}

function marksOf(content: ContentState, block: ContentBlock): ArticleMark[] {
  const marks: ArticleMark[] = [];
  const characters = block.getCharacterList();
  let from = 0;
  for (let at = 1; at <= characters.size; at += 1) {
    const character = characters.get(from);
    // Equal metadata is one object in draft-js.
    if (!character || (at < characters.size && characters.get(at) === character)) continue;
    for (const name of character.getStyle().toArray()) {
      const mark = markOfStyle(name);
      if (mark) marks.push(placedMark(mark, from, at));
    }
    const href = hrefOf(content, character.getEntity());
    if (href !== undefined) marks.push({ kind: 'link', href, from, to: at });
    from = at;
  }
  return marks;
}

function hrefOf(content: ContentState, entity: string | null): string | undefined {
  if (!entity) return undefined;
  const found = content.getEntity(entity);
  const { href } = found.getData() as { href?: unknown };
  return found.getType() === LINK && typeof href === 'string' ? href : undefined;
}
