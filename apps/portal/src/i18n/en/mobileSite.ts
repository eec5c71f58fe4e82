import type { mobileSite as cn } from '../cn/mobileSite.ts';

export const mobileSite: typeof cn = {
  onPhone: {
    title: 'Please use a computer',
    text: 'Classes, practice and consultations are on the website for computers. Open the address below on one, or show it this code, to go on with this page.',
    app: 'Get the app',
    stay: 'Open it on the phone anyway',
    code: 'Address of the website',
  },
  onComputer: {
    title: 'This is the mobile address',
    text: 'Scan the code to open this page on your phone, or go on here.',
    open: 'Open on this computer',
    code: 'Mobile address',
  },
};
