import { ARTICLE_TITLE_MAX, articleTitleProblem, codePointLength, findEmoji } from '@shuyuan/rules';
import type { TFunction } from 'i18next';
import { formatWhole } from '../../../shared/words/formatWhole.ts';
import type { ArticleDraft } from './draft/articleDraft.ts';
import { textFault } from './draftFault.ts';

/** Parts of an article that can be wrong. */
export type DraftPart = 'title' | 'plate' | 'content';
export type DraftProblems = Readonly<Partial<Record<DraftPart, string>>>;

type T = TFunction<'writing'>;

/** What keeps an article from being handed in, in words and by its part; an emoji is named (§5, X7). */
export function problemsOf(draft: ArticleDraft, t: T): DraftProblems {
  return {
    ...wrong('title', titleProblem(draft.title, t)),
    ...wrong('plate', draft.plateId === null ? t('problem.plate') : undefined),
    ...wrong('content', contentProblem(draft, t)),
  };
}

function wrong(part: DraftPart, problem: string | undefined): DraftProblems {
  return problem === undefined ? {} : { [part]: problem };
}

/** A title that is wrong is told while it is typed, but for one that is not there yet. */
export function titleProblem(title: string, t: T): string | undefined {
  const problem = articleTitleProblem(title);
  if (problem === null) return undefined;
  if (problem === 'emoji') return t('problem.sign', { sign: findEmoji(title) ?? '' });
  if (problem === 'long') {
    return t('problem.titleLong', { max: ARTICLE_TITLE_MAX, over: codePointLength(title.trim()) - ARTICLE_TITLE_MAX });
  }
  return t(problem === 'characters' ? 'problem.characters' : 'problem.title');
}

function contentProblem({ content }: ArticleDraft, t: T): string | undefined {
  const fault = textFault(content);
  if (fault === null) return undefined;
  if (fault.kind === 'sign') return t('problem.sign', { sign: fault.sign });
  if (fault.kind === 'empty') return t('problem.body');
  if (fault.kind === 'characters') return t('problem.characters');
  return t(`problem.most.${fault.kind}`, { most: formatWhole(fault.most) });
}
