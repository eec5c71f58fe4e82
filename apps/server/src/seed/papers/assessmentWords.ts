import type { Both, WrittenQuestion } from '../content.ts';

/** Words of a level or of a gap in a seeded assessment. */
export interface RuleWords {
  name: Both;
  advice: Both;
  reason: Both;
  /** Why another course is advised, in words that stand alone: who has the first one does not see it. */
  beside?: Both;
}

/** Levels from the lowest, each from a share of the points. */
export const LEVELS: readonly (RuleWords & { from: number })[] = [
  {
    from: 0,
    name: ['先修', 'Foundation'],
    advice: ['先把基础补齐，再学这门课会轻松很多。', 'Fill in the basics first; this course will be much easier then.'],
    reason: ['从基础讲起，适合先上', 'It starts from the basics'],
    beside: ['补好基础，接着上这一门', 'The one to take after the basics'],
  },
  {
    from: 0.6,
    name: ['进阶', 'Intermediate'],
    advice: ['基础扎实，可以直接开始。', 'Your basics are solid: you can start right away.'],
    reason: ['和你的档位一致', 'It is made for your level'],
    beside: ['想先打牢基础，从这一门开始', 'To strengthen the basics first'],
  },
  {
    from: 0.85,
    name: ['冲刺', 'Advanced'],
    advice: ['掌握得很好，可以挑战更难的内容。', 'You know this well and can try harder material.'],
    reason: ['可以跟上，还能学得更快', 'You can keep up, and go faster'],
    beside: ['也适合你，节奏稳一些', 'It fits you, too, at a steadier pace'],
  },
];

/** A field of knowledge in which points were lost. */
export const gapWords = ([cn, en]: Both): RuleWords => ({
  name: [cn, en],
  advice: [`「${cn}」丢分较多，先从这里补起。`, `Most points were lost in “${en}”: begin there.`],
  reason: [`课里专门讲「${cn}」`, `It teaches “${en}”`],
});

/** The assessments of a school, by the name of its subject. */
export const ASSESSMENT_WORDS = {
  objective: {
    name: ([cn, en]: Both): Both => [`${cn}入学测评`, `${en} placement test`],
    intro: [
      '测一次，看看哪个班最适合你。开始后不能暂停，断网不丢答案。\n\n交卷后马上出档位、各知识点得分和推荐的班。',
      'One test tells you which class fits. It cannot be paused, and no answer is lost without a network.\n\nLevel, points by topic and advised classes are there as soon as you hand it in.',
    ],
  },
  placement: {
    name: ([cn, en]: Both): Both => [`${cn}分班测评`, `${en} class placement`],
    intro: [
      '为同一期的同学分班。开始后不能暂停，断网不丢答案。\n\n所有人考完后，学校统一公布结果。',
      'It puts the students of one term into classes. It cannot be paused, and no answer is lost without a network.\n\nThe school shows the results once everybody has taken it.',
    ],
  },
  subjective: {
    name: ([cn, en]: Both): Both => [`${cn}表达测评`, `${en} in your own words`],
    intro: [
      '不限时，可以分几次做完。可以写、拍照、录音或录像。\n\n老师会一份一份看，看完后结果在学习档案的测评里。',
      'There is no time limit, and you may come back to it. Write, take photos, or record sound or video.\n\nA lecturer reads each one; the result then stands in your archive.',
    ],
  },
} as const satisfies Record<string, { name: (subject: Both) => Both; intro: Both }>;

/** Whom to ask for another link. */
export const CONTACT: Both = ['教务老师林安娜', 'Anna Lin, school office'];
/** Names of the demo's guests: two persons with one phone, and one more. */
export const GUEST_NAMES: readonly string[] = ['何沐阳', '何沐晴', 'Chris Wu'];
/** The lecturer's words on marked work. */
export const MARKED_COMMENT = '有自己的想法，例子再具体一些会更好。';

/** Why work was sent back. */
export const SENT_BACK_REASON = '第2题的照片看不清，请在亮处重拍一张。';

/** What the demo's students write for a task. */
export const TASK_TEXT =
  '我想讲的是“先估一估再算”。以前拿到题就埋头算，算完也不知道对不对。后来老师让我们先估出结果大概在哪个范围，再动笔。' +
  '有一次我算出一个人的步行速度是每小时五十公里，一看就不对，回头发现单位没有换。从那以后我每做一步都问自己：这个数合理吗？' +
  '这个习惯比记住十个公式还有用。';

/** Tasks of a subjective assessment, each of its own kind: a text, pages of work, a recording, a video. */
export const tasksOf = ([cn, en]: Both): WrittenQuestion[] => [
  {
    type: 'short',
    title: ['写一段体会', 'A paragraph of your own'],
    task: { kinds: ['text'], minWords: 100, maxWords: 300 },
    points: 25,
    stem: [
      `学${cn}的过程里，哪一个想法让你忽然明白了很多？写出来，并举一个例子。100–300字。`,
      `Which idea of ${en} made many things clear to you at once? Write about it, with an example: 100 to 300 words.`,
    ],
    knowledge: [['书面表达', 'Writing']],
    difficulty: 3,
  },
  {
    type: 'short',
    title: ['交几页自己的笔记', 'Pages of your notes'],
    task: { kinds: ['image'], maxFiles: 9 },
    points: 35,
    stem: [
      `拍下最近几页${cn}笔记或作业，每一页都拍清楚。按页码排好，拖动可以换顺序。`,
      `Photograph recent pages of your notes or homework in ${en}, each one clearly. Drag them into their order.`,
    ],
    knowledge: [['整理与反思', 'Notes and reflection']],
    difficulty: 2,
  },
  {
    type: 'oral',
    title: ['讲清楚一个概念', 'One idea, explained'],
    task: { kinds: ['audio'], maxFiles: 1, minSeconds: 60, maxSeconds: 120 },
    points: 20,
    stem: [
      `录一段1–2分钟的音：把你最近在${cn}里学到的一个概念，讲给没学过的同学听。`,
      `Record one or two minutes of sound: explain one idea that you learned lately in ${en} to somebody who has not.`,
    ],
    knowledge: [['口头表达', 'Speaking']],
    difficulty: 3,
  },
  {
    type: 'oral',
    title: ['介绍一本书或一个实验', 'A book or an experiment'],
    task: { kinds: ['video'], maxFiles: 1, maxSeconds: 120 },
    points: 20,
    stem: [
      `对着镜头讲2分钟以内：介绍一本和${cn}有关的书、一个实验或一件作品，说说它好在哪里。`,
      `Record a video of up to two minutes: present a book, an experiment or a work of ${en}, and say what is good about it.`,
    ],
    knowledge: [['口头表达', 'Speaking']],
    difficulty: 3,
  },
];
