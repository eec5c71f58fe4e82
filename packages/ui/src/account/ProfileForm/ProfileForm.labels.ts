import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';
import { accountWords } from '../accountWords.labels.ts';
import { type NicknameWords, nicknameWords } from '../nicknameWords.labels.ts';

/** Labels of ProfileForm. */
export interface ProfileFormLabels extends NicknameWords {
  failed: string;
  name: string;
  avatar: string;
  gender: string;
  genders: Readonly<Record<'male' | 'female' | 'secret', string>>;
  birthday: string;
  grade: string;
  city: string;
  zone: string;
  zoneHelp: string;
  bio: string;
  bioPlaceholder: string;
  bioLong: (max: number) => string;
  save: string;
  saved: string;
}

/** Labels of ProfileForm by language. */
export const profileFormLabels: Record<Locale, ProfileFormLabels> = defineLabels('ProfileForm', {
  cn: {
    ...nicknameWords.cn,
    failed: accountWords.cn.failed,
    name: '个人资料',
    avatar: '头像',
    gender: '性别',
    genders: { male: '男', female: '女', secret: '保密' },
    birthday: '生日',
    grade: '年级',
    city: '所在城市',
    zone: '时区',
    zoneHelp: '上课时间按这个时区显示',
    bio: '个人简介',
    bioPlaceholder: '喜欢的学科、在准备的考试，都可以写',
    bioLong: (max) => `个人简介最多${max}个字`,
    save: '保存资料',
    saved: '已保存',
  },
  en: {
    ...nicknameWords.en,
    failed: accountWords.en.failed,
    name: 'Profile',
    avatar: 'Picture',
    gender: 'Gender',
    genders: { male: 'Male', female: 'Female', secret: 'Rather not say' },
    birthday: 'Birthday',
    grade: 'Grade',
    city: 'City',
    zone: 'Time zone',
    zoneHelp: 'Class times are shown in this time zone',
    bio: 'About me',
    bioPlaceholder: 'Subjects you like, exams ahead of you',
    bioLong: (max) => `At most ${max} characters`,
    save: 'Save profile',
    saved: 'Saved',
  },
});
