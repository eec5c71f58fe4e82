import * as named from 'draft-js';

// draft-js is CommonJS: Node hands its exports over as the default one, bundlers by their names.
const draft = 'default' in named ? (named.default as typeof named) : named;

export const BlockMapBuilder = draft.BlockMapBuilder;
export const CharacterMetadata = draft.CharacterMetadata;
export type CharacterMetadata = named.CharacterMetadata;
export const CompositeDecorator = draft.CompositeDecorator;
export const ContentBlock = draft.ContentBlock;
export type ContentBlock = named.ContentBlock;
export const ContentState = draft.ContentState;
export type ContentState = named.ContentState;
export const Editor = draft.Editor;
export type Editor = named.Editor;
export const EditorState = draft.EditorState;
export type EditorState = named.EditorState;
export const Modifier = draft.Modifier;
export const RichUtils = draft.RichUtils;
export const SelectionState = draft.SelectionState;
export type SelectionState = named.SelectionState;
export const genKey = draft.genKey;
export const getDefaultKeyBinding = draft.getDefaultKeyBinding;
