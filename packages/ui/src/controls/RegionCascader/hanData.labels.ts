/** Chinese characters used as data, not as labels. */
export const hanData = {
  /** Placeholder district that stands for a whole city. */
  placeholder: '市辖区',
  /** First character of each initial letter in pinyin order; i, u and v have none. */
  firsts: '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀',
} as const;
