/** Han characters that are data, not words to be read. */
export const hanData = {
  /** A district that stands for all of a city. */
  placeholder: '市辖区',
  /** The first character of each letter but i, u and v in the order of sounds. */
  firsts: '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀',
} as const;
