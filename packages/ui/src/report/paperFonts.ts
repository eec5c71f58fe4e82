/** Face of titles on paper. */
export const PAPER_FONT = '"Songti SC", STSong, "Noto Serif CJK SC", "Source Han Serif SC", SimSun, serif';
/** Face of what a lecturer writes by hand. */
export const HAND_FONT = '"Kaiti SC", STKaiti, KaiTi, "Noto Serif CJK SC", serif';
