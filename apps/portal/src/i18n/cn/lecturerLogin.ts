/** The lecturers' login. */
export const lecturerLogin = {
  title: '讲师登录',
  isStudent: '你是学员？',
  studentLogin: '去学员登录',
  chatOff: '本校没有开通聊天。登录后进入答疑工作台。',
};
