const WORDS = [
  'a aa aaa q w z x ab abc abcd abcde abcdef aini asd asdf asdfgh qaz qazwsx qwe qwer qwerty qwertyuiop wasd zxc zxcvbn zaq',
  'admin administrator root user guest test demo login welcome hello master super pass passwd passw0rd password pa55word p@ssword p@ssw0rd',
  'iloveyou love woaini woaiwo wo aini5201314 baobao laopo laogong dragon monkey sunshine princess football baseball letmein shadow',
  'china beijing shanghai zhongguo school student teacher xuesheng laoshi shuyuan book study',
].flatMap((line) => line.split(' '));

const TAILS = [
  '0 1 2 3 7 8 9 00 01 11 12 66 69 88 99 000 007 110 111 119 123 321 333 520 521 555 666 777 888 999 1111 1122 1212 1234 1314 2580 4321',
  '5201 5210 6666 8888 9999 11111 12345 54321 00000 66666 88888 123123 123321 123456 654321 111111 000000 112233 520520 666666 888888',
  '1234567 5201314 1314520 7758521 12345678 123456789 1234567890 987654321 11223344 147258369 2020 2021 2022 2023 2024 2025 2026 1990 1995 2000',
  '! !! @ # . * 1! 123! 123. 123@ @123 #123 !@# !@#$ 1234! 123456!',
].flatMap((line) => line.split(' '));

const SINGLE = new Set(
  [
    '1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 1qaz2wsx 1qazxsw2 zaq12wsx qwe123 asd123 zxc123 qaz123 a1b2c3 a1b2c3d4 1a2b3c 1a2b3c4d',
    'abc123 123abc 123qwe 123asd 123456a 123456q 1234qwer 12345a 12345q 1234abcd 123456abc 111111a 000000a 5201314a 123123a 123456aa a123456a',
    'trustno1 starwars1 michael1 charlie1 jordan23 ninja1 mustang1 access14 batman1 zxcvbnm1 passw0rd1 password123456789 11111a 1111aa aa1111',
  ].flatMap((line) => line.split(' ')),
);
const COMMON = new Set(WORDS.flatMap((word) => TAILS.flatMap((tail) => [word + tail, tail + word])));

/** Whether a password is on the list of common ones, ignoring case (SECURITY.md). */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return COMMON.has(plain) || SINGLE.has(plain) || new Set(plain).size < 3;
}
