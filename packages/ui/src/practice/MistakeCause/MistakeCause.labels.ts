import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Why a question went wrong. */
export type MistakeCauseValue = 'concept' | 'misread' | 'slip' | 'guess';

/** Labels of MistakeCause. */
export interface MistakeCauseLabels {
  title: string;
  /** Who reads it. */
  hint: string;
  causes: Record<MistakeCauseValue, string>;
}

/** Labels of MistakeCause by language. */
export const mistakeCauseLabels: Record<Locale, MistakeCauseLabels> = defineLabels('MistakeCause', {
  cn: {
    title: '这题错在哪',
    hint: '只给自己看',
    causes: { concept: '概念没分清', misread: '看漏条件', slip: '算错', guess: '不会，猜的' },
  },
  en: {
    title: 'What went wrong here?',
    hint: 'Only you see this',
    causes: { concept: 'Mixed up the idea', misread: 'Misread it', slip: 'Slipped', guess: 'Guessed' },
  },
});
