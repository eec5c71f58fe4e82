import { describe, expect, it } from 'vitest';
import { splitFormulas, withFormulasAsText, withoutFormulas } from './splitFormulas.ts';

const inline = (tex: string) => ({ tex, isDisplay: false });
const display = (tex: string) => ({ tex, isDisplay: true });

describe('formulas in a text', () => {
  it('stand between the delimiters that authors use', () => {
    expect(splitFormulas('设$x^2$和\\(y_1\\)，得$$\\frac{1}{2}$$与\\[z\\]。')).toEqual([
      { text: '设' },
      inline('x^2'),
      { text: '和' },
      inline('y_1'),
      { text: '，得' },
      display('\\frac{1}{2}'),
      { text: '与' },
      display('z'),
      { text: '。' },
    ]);
  });

  it.each(['costs $5 and $6', 'a $ b', '$ x$', '$x $', '$$$$', '\\$5和\\$6', '$未完', '$'])(
    'are not read into %j',
    (text) => {
      expect(splitFormulas(text)).toEqual([{ text: text.replaceAll('\\$', '$') }]);
    },
  );

  it.each([
    '苹果$5，梨$6',
    '从$5涨到$8，又跌到$6',
    '$5-$10',
    '$5–$10一件',
    '$5 and 10$',
    '价格$5（约￥35）或6$',
    'between $5 apples and 3$',
    'US$5和HK$6',
    '￥5、¥6、€7',
    '单价$3.50元/斤',
    '$1,280.00起，省$200',
    'It costs $5. Then I paid $6.',
    '$5\n$6\n$7',
    '卖了$5万，又卖了$6万',
    '\\$5 and \\$6 or \\$7',
  ])('money is no formula: %j', (text) => {
    expect(splitFormulas(text)).toEqual([{ text: text.replaceAll('\\$', '$') }]);
  });

  it.each([
    ['售价$5，设利润为$x$元', [{ text: '售价$5，设利润为' }, inline('x'), { text: '元' }]],
    ['It costs $5. Let $x$ be it.', [{ text: 'It costs $5. Let ' }, inline('x'), { text: ' be it.' }]],
    [
      '单价$a$元，优惠$5，实付$b$元',
      [{ text: '单价' }, inline('a'), { text: '元，优惠$5，实付' }, inline('b'), { text: '元' }],
    ],
    ['如果$x，那么费用是$y$元', [{ text: '如果$x，那么费用是' }, inline('y'), { text: '元' }]],
    ['$\\frac{1}{2$与$x$', [{ text: '$\\frac{1}{2$与' }, inline('x')]],
    ['$$x 与 $y$', [{ text: '$$x 与 ' }, inline('y')]],
    ['\\(a 与 \\(b\\)', [inline('a 与 \\(b')]],
    ['\\ce{H2 与 $x$', [{ text: '\\ce{H2 与 ' }, inline('x')]],
    ['5$x$个', [{ text: '5' }, inline('x'), { text: '个' }]],
    ['$5$', [inline('5')]],
    ['长$5米$，重$3$千克', [{ text: '长' }, inline('5米'), { text: '，重' }, inline('3'), { text: '千克' }]],
    ['$5+3$、$1,2,3$', [inline('5+3'), { text: '、' }, inline('1,2,3')]],
    ['$20%$', [inline('20%')]],
    ['$v_平=5$', [inline('v_平=5')]],
    ['$\\$5+\\$6$', [inline('\\$5+\\$6')]],
    ['$$\\text{若 $x>0$ 则}$$', [display('\\text{若 $x>0$ 则}')]],
    [
      '水是\\ce{H2O}，热是\\pu{3 kJ}',
      [{ text: '水是' }, inline('\\ce{H2O}'), { text: '，热是' }, inline('\\pu{3 kJ}')],
    ],
    ['$\\ce{2H2 + O2 -> 2H2O}$', [inline('\\ce{2H2 + O2 -> 2H2O}')]],
    ['$\\{x|x>0\\}$', [inline('\\{x|x>0\\}')]],
  ])('swallows nothing of %j', (text, pieces) => {
    expect(splitFormulas(text)).toEqual(pieces);
  });

  it('may hold an escaped dollar', () => {
    expect(splitFormulas('$a\\$b$')).toEqual([inline('a\\$b')]);
  });

  it('longer than a page of TeX stay text, and a megabyte of dollars is read at once', () => {
    const long = `$${'x'.repeat(1_001)}$`;
    expect(splitFormulas(long)).toEqual([{ text: long }]);
    // Quadratic time would reach the limit of a test.
    expect(splitFormulas('$a'.repeat(500_000))).not.toEqual([]);
    expect(splitFormulas('\\('.repeat(200_000))).not.toEqual([]);
  });
});

describe('formulas in markup', () => {
  it.each([
    ['若$a<b$，则$c>d$', '若$a&lt;b$，则$c&gt;d$', '若，则'],
    ['<p>若$x<y$且</p>', '<p>若$x&lt;y$且</p>', '<p>若且</p>'],
    ['\\(a<b\\)<b>粗</b>', '\\(a&lt;b\\)<b>粗</b>', '<b>粗</b>'],
    ['$a&lt;b$', '$a&lt;b$', '&lt;'],
    ['$a<b>粗</b>$', '$a<b>粗</b>$', '$a<b>粗</b>$'],
    ['没有', '没有', '没有'],
  ])('%j keeps its signs, and they are no tags', (markup, safe, rest) => {
    expect([withFormulasAsText(markup), withoutFormulas(markup)]).toEqual([safe, rest]);
  });
});
