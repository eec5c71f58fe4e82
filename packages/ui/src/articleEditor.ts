export {
  ArticleEditor,
  type ArticleEditorParts,
  type ArticleEditorProps,
} from './article/ArticleEditor/ArticleEditor.tsx';
