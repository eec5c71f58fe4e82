import { describe, expect, it } from 'vitest';
import { sameAnswer } from './marking.ts';

/** A key, and answers to it: those that count as right, and those that do not. The policy is docs/marking.md. */
interface Row {
  key: string;
  tolerance?: number;
  right?: readonly string[];
  wrong?: readonly string[];
}

const TABLES: Readonly<Record<string, readonly Row[]>> = {
  'powers and indices': [
    {
      key: '102',
      right: ['１０２', ' 102 ', '102。'],
      wrong: ['10²', '10^2', '10^{2}', '10₂', '10**2', '1 02', '10.2'],
    },
    {
      key: '10²',
      right: ['10^2', '10^{2}', '10^(2)', '10**2', '10 ^ 2', '１０²'],
      wrong: ['102', '10', '20', '10³', '10₂'],
    },
    { key: 'x^2', right: ['x²', 'X²', 'x^{2}', 'x^(2)'], wrong: ['x2', '2x', 'x', 'x₂'] },
    { key: 'x2', right: ['x₂', 'x_2', 'x_{2}'], wrong: ['x²', 'x^2'] },
    { key: '10⁻²', right: ['10^-2', '10^{-2}', '10^(-2)', '10^−2'], wrong: ['10-2', '10²', '-10²'] },
    { key: '2ⁿ⁺¹', right: ['2^(n+1)', '2^{n+1}'], wrong: ['2n+1', '2^n+1'] },
    { key: '2ⁿ', right: ['2^n', '2^{n}'], wrong: ['2n'] },
    { key: 'H2O', right: ['H₂O', 'h2o', 'H_2O', 'H_{2}O', 'Ｈ２Ｏ'], wrong: ['H²O', 'HO2', 'H O'] },
    { key: 'Ca(OH)₂', right: ['Ca(OH)2', 'Ca（OH）2', 'Ca(OH)_2'], wrong: ['CaOH2', 'Ca(OH)²'] },
    { key: 'SO₄²⁻', right: ['SO4^2-', 'SO4^{2-}', 'SO_4^{2-}'], wrong: ['SO42-', 'SO4'] },
    { key: 'a_{n+1}', right: ['a_(n+1)', 'aₙ₊₁'], wrong: ['an+1', 'a^{n+1}'] },
  ],
  fractions: [
    {
      key: '1/2',
      right: ['½', '1⁄2', '1∕2', '１／２', '1 / 2', '0.5', '.5', '0.50', '50%', '\\frac{1}{2}'],
      wrong: ['12', '1.2', '2/4', '2/1', '-1/2', '1:2', '50'],
    },
    { key: '½', right: ['1/2', '0.5'], wrong: ['1', '2', '12', '1½'] },
    { key: '1½', right: ['1 1/2', '3/2', '1.5', '1又1/2', '1又½', '1 ½'], wrong: ['11/2', '1/2', '6/4', '1.2'] },
    { key: '3/2', right: ['1½', '1.5', '1 1⁄2'], wrong: ['2/3', '32', '3'] },
    { key: '11/2', right: ['5½', '5.5'], wrong: ['1½', '1 1/2'] },
    { key: '-2/3', right: ['−2/3', '－2／3', '-⅔'], wrong: ['2/3', '-4/6', '-3/2'] },
    { key: '2/4', right: ['2/4', '2⁄4'], wrong: ['24'] },
    { key: '2/4', tolerance: 0, right: ['1/2', '0.5', '3/6', '50%'], wrong: ['0.51'] },
    { key: '1/3', right: ['⅓', '1／3'], wrong: ['0.33', '0.3'] },
    { key: '1/0', right: ['1/0'], wrong: ['0', '1'] },
  ],
  'decimals, thousands and signs': [
    { key: '0.5', right: ['0.50', '.5', '０．５', '1/2', '0.5。'], wrong: ['5', '0.05', '-0.5', '0,5'] },
    {
      key: '1000',
      right: ['1,000', '1，000', '1 000', '1000.0', '１０００'],
      wrong: ['1,00', '10,00', '100', '1.000'],
    },
    { key: '1,234,567.8', right: ['1234567.8', '1 234 567.8'], wrong: ['1234567', '1,234,5678'] },
    { key: '-3', right: ['−3', '－3', '–3', '—3', '﹣3', '- 3'], wrong: ['3', '+3', '-30', '-3.1'] },
    { key: '3', right: ['+3', '3.', '3.0', '３', '3;'], wrong: ['-3', '33', '3x', '3%'] },
    { key: '+3', right: ['＋3', '+ 3'], wrong: ['3', '-3'] },
    { key: '3.14', tolerance: 0.01, right: ['3.15', '3.13', '３．１４', '3.1416'], wrong: ['3.16', '3.1', 'π', '314'] },
    { key: '007', right: ['００７'], wrong: ['7', '07'] },
    { key: '1,2', right: ['1，2', '1、2', '1, 2'], wrong: ['12', '1.2', '2,1'] },
    { key: '2:3', right: ['2∶3', '2：3', '2 : 3'], wrong: ['23', '3:2', '2/3', '2.3', '4:6'] },
  ],
  'scientific notation': [
    {
      key: '3×10^8',
      right: ['3*10^8', '3·10⁸', '3x10^8', '3 × 10⁸', '3.0×10^8', '3e8', '3E8', '3×10^{8}'],
      wrong: ['3×108', '310^8', '3×10^7', '300000000', '3'],
    },
    {
      key: '1.2×10⁻³',
      right: ['1.2*10^-3', '1.2e-3', '1.2×10^(-3)', '1.2·10^{-3}'],
      wrong: ['1.2×10³', '1.2*10-3', '0.0012'],
    },
    { key: '300', right: ['3×10²', '3e2'], wrong: ['3×102', '30', '3×10'] },
    { key: '3×10^8', tolerance: 0, right: ['300000000', '3e8'], wrong: ['3e7'] },
    { key: '10⁶', right: ['10^6', '1×10⁶'], wrong: ['106', '6'] },
  ],
  'units, degrees and per cent': [
    {
      key: '5 cm',
      right: ['5cm', '５ｃｍ', '5 CM', '5厘米', '5.0 cm', '5㎝'],
      wrong: ['5', '5 mm', '50 cm', '5 m', '5cm²'],
    },
    { key: '5cm', right: ['5 cm', '5  cm'], wrong: ['5 c', 'cm5'] },
    { key: '12 m²', right: ['12m²', '12 m^2', '12㎡', '12平方米'], wrong: ['12 m2', '12 m', '12 m³'] },
    { key: '10 m/s', right: ['10m/s', '10 米/秒', '10 m／s'], wrong: ['10 km/h', '10 m', '10 s/m'] },
    { key: '5 mW', right: ['5mW', '5 mw'], wrong: ['5 MW', '5 W'] },
    { key: '5 MW', right: ['5MW'], wrong: ['5 mW'] },
    { key: '90°', right: ['90º', '90˚', '90∘', '90 °', '90度'], wrong: ['90', '90%', '9°', '900'] },
    { key: '25℃', right: ['25°C', '25 °c', '25ºC', '25摄氏度'], wrong: ['25°', '25', '25℉'] },
    { key: '50%', right: ['50％', '50 %', '0.5', '1/2'], wrong: ['50', '5%', '50‰'] },
    { key: '3.14 cm', tolerance: 0.01, right: ['3.15cm'], wrong: ['3.15', '3.2cm'] },
  ],
  ranges: [
    { key: '3~5', right: ['3～5', '3-5', '3–5', '3—5', '3至5', '3到5', '3 ~ 5'], wrong: ['35', '3,5', '5~3', '3'] },
    { key: '3~5 cm', right: ['3～5cm', '3cm~5cm', '3-5 cm'], wrong: ['3~5', '3~5 mm'] },
    { key: '[1,2]', right: ['［1，2］', '[1, 2]'], wrong: ['(1,2)', '1,2', '[2,1]'] },
    { key: '-1~2', right: ['−1～2', '-1至2'], wrong: ['1~2', '-12'] },
  ],
  words: [
    {
      key: 'look forward to',
      right: [' Look  forward to ', 'LOOK FORWARD TO.', 'look forward\u00A0to'],
      wrong: ['lookforward to', 'look forward', 'look to forward'],
    },
    { key: "don't", right: ['don’t', 'Don‘t', 'don´t', 'don`t'], wrong: ['dont', 'do not', 'don"t'] },
    { key: '"yes"', right: ['“yes”', '„yes”', '「yes」', '＂yes＂'], wrong: ['yes', "'yes'"] },
    {
      key: '长方形',
      right: ['长 方 形', '长方形。', ' 长方形', '长\u3000方形', '长\u200B方形', '长方形！'],
      wrong: ['长方', '正方形', '长方形体'],
    },
    { key: '共5个', right: ['共 5 个', '共５个', '共5 个'], wrong: ['共6个', '5个'] },
    { key: '马克·吐温', right: ['马克•吐温', '马克・吐温', '马克 · 吐温'], wrong: ['马克吐温'] },
    { key: 'café', right: ['cafe\u0301', 'CAFÉ'], wrong: ['cafe'] },
    {
      key: 'apple',
      right: ['Ａｐｐｌｅ', 'app\u200Ble', '\uFEFFapple', 'apple\u200E', 'ap\u00ADple', 'apple!'],
      wrong: ['apples', 'app le', 'aple'],
    },
    { key: '李白、杜甫', right: ['李白，杜甫', '李白,杜甫', '李白、 杜甫'], wrong: ['李白杜甫', '杜甫、李白'] },
    { key: '。', right: ['。', '｡'], wrong: ['，', '!'] },
    { key: '①③', right: ['①③', '13'], wrong: ['①', '①②'] },
    { key: 'Δt', right: ['∆t', 'δT'], wrong: ['t'] },
  ],
  formulas: [
    { key: 'x≤3', right: ['x<=3', 'x≦3', 'x ⩽ 3', 'x\\le3', 'X≤3'], wrong: ['x<3', 'x≥3', 'x=3'] },
    { key: 'x>=-1', right: ['x≥-1', 'x≥−1', 'x≧－1'], wrong: ['x>-1', 'x≥1'] },
    { key: 'x≠0', right: ['x!=0', 'x<>0', 'x\\neq0'], wrong: ['x=0'] },
    { key: 'x=3', right: ['x = 3', 'X＝3'], wrong: ['3', 'x=-3', 'y=3'] },
    { key: '√2', right: ['√(2)', 'sqrt(2)', 'sqrt2', '\\sqrt{2}', '根号2', '√ 2'], wrong: ['2', '√3', '2√', '√(2+1)'] },
    { key: '2√3', right: ['2×√3', '2*sqrt(3)', '2·√3'], wrong: ['√3', '23', '2+√3', '√23'] },
    { key: '√(x+1)', right: ['sqrt(x+1)', '\\sqrt{x+1}'], wrong: ['√x+1'] },
    { key: 'a×b', right: ['a*b', 'a·b', 'a⋅b', 'a＊b', 'a × b'], wrong: ['a+b', 'a/b'] },
    { key: '2a', right: ['2×a', '2·a', '2 a', '2*a'], wrong: ['a2', '2+a', 'a²'] },
    { key: 'a÷b', right: ['a/b', 'a／b'], wrong: ['a-b', 'b/a'] },
    { key: '2π', right: ['2pi', '2 π', '2×π', '2PI', '2\\pi'], wrong: ['2', 'π', '2+π'] },
    { key: '±2', right: ['+-2', '+/-2', '± 2', '\\pm2'], wrong: ['2', '-2', '+2'] },
    { key: 'sin x', right: ['sinx', 'sin  x', 'Sin X'], wrong: ['cos x', 'sin y'] },
    { key: "f'(x)", right: ['f′(x)', 'f’(x)', "f ' (x)"], wrong: ['f(x)', "f''(x)"] },
    { key: '2H2+O2→2H2O', right: ['2H₂+O₂→2H₂O', '2H2 + O2 -> 2H2O'], wrong: ['2H2+O2=H2O', 'H2+O2→2H2O'] },
    { key: '(x+1)(x-1)', right: ['（x+1）（x−1）', '(x+1)·(x-1)', '(x+1) (x-1)'], wrong: ['x+1(x-1)', '(x+1)(x+1)'] },
    { key: '5!', right: ['5！'], wrong: ['5', '5?'] },
    { key: 'n!', right: ['n！'], wrong: ['n'] },
  ],
};

const pairs = Object.entries(TABLES).flatMap(([table, rows]) =>
  rows.flatMap(({ key, tolerance, right = [], wrong = [] }) => [
    ...right.map((given) => ({ table, key, tolerance, given, isRight: true })),
    ...wrong.map((given) => ({ table, key, tolerance, given, isRight: false })),
  ]),
);

describe('an answer to a blank counts as right where it says the same (docs/marking.md)', () => {
  it.each(pairs)('$table: to “$key”, “$given” is right: $isRight', ({ key, tolerance, given, isRight }) => {
    expect(sameAnswer(key, given, tolerance)).toBe(isRight);
  });

  it('knows more than two hundred pairs', () => {
    expect(pairs.length).toBeGreaterThan(200);
    expect(pairs.filter(({ isRight }) => isRight).length).toBeGreaterThan(100);
  });

  it('says the same as itself, whatever it is', () => {
    for (const { key, given } of pairs)
      for (const text of [key, given]) expect(sameAnswer(text, text), text).toBe(true);
  });
});
