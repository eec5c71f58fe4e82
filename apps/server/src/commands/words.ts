/** Names that a new school starts with, Chinese first. */
export const NEW_SCHOOL = {
  /** The first lecturer, where no name is given; also the title. */
  lecturer: ['老师', 'Lecturer'],
  room: ['答疑室', 'Study room'],
  /** What only the school can write into its agreements. */
  blank: '________',
} as const;
