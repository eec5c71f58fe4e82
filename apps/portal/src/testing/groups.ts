import type { CourseCard, GroupActivity, Team, TeamDetail, TeamMember } from '@shuyuan/contract';

const course: CourseCard = {
  id: 3,
  saleId: 4,
  title: '两千年的城与塔',
  lecturerId: 7,
  lecturerName: '许知白',
  subject: '历史',
  kind: 'live',
  status: 'inProgress',
  lessonCount: 16,
  priceFen: 56_000,
  learners: 300,
  needsAssessment: false,
};

/** Somebody in a group of a test. */
export function buildMember(given: Partial<TeamMember> = {}): TeamMember {
  return { seat: 1, name: '陈一诺', isLeader: false, isMe: false, status: 'joined', ...given };
}

/** A group of three that still needs two. */
export function buildTeam(given: Partial<Team> = {}): Team {
  const members = [buildMember({ isLeader: true })];
  const endsAt = '2026-11-21T02:00:00.000Z';
  return { id: 11, groupId: 5, status: 'forming', size: 3, joined: 1, held: 0, members, endsAt, ...given };
}

/** A group activity that is going. */
export function buildActivity(given: Partial<GroupActivity> = {}): GroupActivity {
  return {
    id: 5,
    name: '三人团',
    priceFen: 46_800,
    size: 3,
    hours: 24,
    startsAt: '2026-11-18T02:00:00.000Z',
    endsAt: '2026-11-25T02:00:00.000Z',
    status: 'going',
    isNewcomer: false,
    course,
    serverTime: '2026-11-20T02:00:00.000Z',
    teams: [buildTeam()],
    teamCount: 1,
    ...given,
  };
}

/** One group as its page asks for it. */
export function buildTeamDetail(team: Partial<Team> = {}, given: Partial<TeamDetail> = {}): TeamDetail {
  const { teams: _teams, teamCount: _count, ...activity } = buildActivity();
  return { team: buildTeam(team), activity, shareUrl: 'https://shengya.example/web/groupon/order/11', ...given };
}
