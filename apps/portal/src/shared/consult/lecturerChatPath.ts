interface Asked {
  id: number;
  name: string;
  /** Words with which the message begins; the student goes on with them or deletes them. */
  draft?: string | undefined;
}

/** Address of a talk with a lecturer (§2). */
export function lecturerChatPath({ id, name, draft }: Asked): string {
  const query = { toUserNickName: name, toUserType: '2', toUserIdList: `[${id}]` };
  return `/chat?${new URLSearchParams(draft === undefined ? query : { ...query, draft })}`;
}
