/** Signs that only formulas have. */
const TEX = /[\\^_={}]/;
const AMOUNT = /^\d[\d,.]*\s*(?:[kKmMbB]\b|[万亿千百])?/;
const CJK = /\p{Script=Han}/u;
/** Units that stand behind a number in a formula, as Chinese textbooks write them. */
const UNIT =
  /^(?:每|平方|立方|千|百|毫|厘|分|微|纳|兆|公)*(?:米|克|吨|升|秒|分钟|分|小时|时|天|年|度|元|角|个|人|只|本|支|张|件|斤|里|顷|亩|牛顿?|焦耳?|瓦特?|伏特?|安培?|欧姆?|帕斯卡|帕|赫兹?|摩尔|卡|倍|次|步|条|块|辆|棵|页|题|分米)$/u;
/** Punctuation between sentences, which a formula without any sign of TeX does not have. */
const SENTENCE = /[，。；：！？、（）“”《》]/;
/** A word of letters, in a text about several of them. */
const WORDS = /[A-Za-z]{2,}.*\s|\s.*[A-Za-z]{2,}|^[A-Za-z]{3,}\s/;

/**
 * Whether what stands between two dollars is text: “$5 and 10$”, “售价$5，利润为$x$”. An amount that a word or a sentence follows is
 * money, and so is any sentence of a text without a sign of TeX; the second dollar then begins what comes.
 */
export function isMoney(inside: string): boolean {
  if (TEX.test(inside)) return false;
  if (/\n/.test(inside) || /^\p{Script=Han}+$/u.test(inside)) return true;
  const amount = AMOUNT.exec(inside)?.[0];
  if (amount === undefined) return CJK.test(inside) && (SENTENCE.test(inside) || /\p{Script=Han}{5,}/u.test(inside));
  const rest = inside.slice(amount.length).trim();
  if (rest === '' || UNIT.test(rest)) return false;
  return CJK.test(rest) || (SENTENCE.test(rest) && !/^[，、]\s*\d/.test(rest)) || WORDS.test(` ${rest} `);
}
