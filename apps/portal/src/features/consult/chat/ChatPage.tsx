import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { useRoot } from '../../../page/context.tsx';
import { OffNotice, VisitorNotice } from './components/notices.tsx';

// Whoever is not logged in, or has no chat, needs neither.
const LecturerHome = lazy(async () => ({ default: (await import('./LecturerHome.tsx')).LecturerHome }));
const Talks = lazy(async () => ({ default: (await import('./Talks.tsx')).Talks }));

/** `/chat` (§2): a window of its own for talks, and for lecturers their desk (product.md 5.1). */
export const ChatPage = observer(function ChatPage() {
  const { auth, tenant } = useRoot();
  const { member } = auth;
  if (member?.type === 'lecturer') return <LecturerHome key={member.id} id={member.id} />;
  if (!tenant.showIm) return <OffNotice />;
  return member ? <Talks key={member.id} me={{ type: 'student', id: member.id }} /> : <VisitorNotice />;
});
