import { drawBust, type Person } from './bust.ts';

const SKIN = { fair: '#f9d9c0', light: '#f4c9a8', warm: '#eebb95', tan: '#dca27a' } as const;

const LECTURERS: readonly Person[] = [
  {
    hair: 'side',
    hairColor: '#2b2422',
    skin: SKIN.light,
    smile: false,
    wear: 'blazer',
    cloth: '#27406b',
    inner: '#e9eef7',
    glasses: '#2a2a33',
  },
  {
    hair: 'bob',
    hairColor: '#3a2420',
    skin: SKIN.fair,
    wear: 'round',
    cloth: '#d9694f',
    inner: '#ffffff',
    smile: true,
    earring: '#f0c35a',
  },
  {
    hair: 'thin',
    hairColor: '#a7a3a0',
    skin: SKIN.warm,
    smile: false,
    wear: 'mandarin',
    cloth: '#3d4a46',
    inner: '#c9a45c',
    glasses: '#6b4a2a',
    roundGlasses: true,
    brow: 5,
  },
  {
    hair: 'bun',
    hairColor: '#241d22',
    skin: SKIN.light,
    smile: false,
    wear: 'blazer',
    cloth: '#2f6b5e',
    inner: '#f6efe2',
    earring: '#fff',
  },
  {
    hair: 'crop',
    hairColor: '#1f1b1c',
    skin: SKIN.tan,
    wear: 'turtle',
    cloth: '#4a4f63',
    inner: '#ffffff',
    smile: true,
    brow: 5,
  },
  {
    hair: 'wave',
    hairColor: '#6b3d26',
    skin: SKIN.fair,
    smile: false,
    wear: 'shirt',
    cloth: '#6f7fc2',
    inner: '#ffffff',
    glasses: '#8a3d3a',
    roundGlasses: true,
  },
  {
    hair: 'curtain',
    hairColor: '#38302c',
    skin: SKIN.warm,
    wear: 'shirt',
    cloth: '#b98a4a',
    inner: '#ffffff',
    smile: true,
  },
  {
    hair: 'long',
    hairColor: '#2a1f24',
    skin: SKIN.light,
    wear: 'turtle',
    cloth: '#a8506e',
    inner: '#ffffff',
    smile: true,
  },
];

/** Hair, its colour, skin, clothes, their colour, ground. */
const STUDENTS = [
  ['pony', '#2a2022', SKIN.fair, 'hoodie', '#f0a23b', '#fde7c4'],
  ['crop', '#241f20', SKIN.light, 'hoodie', '#4a7fd0', '#d8e7fb'],
  ['bob', '#1f1a1d', SKIN.warm, 'round', '#7fb48a', '#dff0df'],
  ['curtain', '#4a2f22', SKIN.light, 'shirt', '#8f7fd0', '#e8e2fa'],
  ['wave', '#2b2023', SKIN.fair, 'hoodie', '#e07a8c', '#fbdde2'],
  ['side', '#1d1a1c', SKIN.tan, 'round', '#e2653f', '#fbdccf'],
  ['long', '#352420', SKIN.light, 'shirt', '#5fa6a6', '#d3eeec'],
  ['crop', '#3a2a20', SKIN.fair, 'round', '#5a5f78', '#e2e3ec'],
] as const;

/** Lecturers, 4:5 and 320 wide, on a transparent ground. */
export const lecturers = LECTURERS.map(
  (person) => () =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="18 20 284 355" width="320" height="400">${drawBust(person)}</svg>\n`,
);

/** Students, square and 96 wide. */
export const students = STUDENTS.map(([hair, hairColor, skin, wear, cloth, ground], i) => () => {
  const bust = drawBust({ hair, hairColor, skin, wear, cloth, inner: '#fff', smile: i % 2 === 0 });
  const square = `<rect x="40" y="44" width="240" height="240" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="40 44 240 240" width="96" height="96">${square}${bust}</svg>\n`;
});
