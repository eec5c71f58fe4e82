import { StudentLogin } from './StudentLogin.tsx';

/** `/login` (§2). */
export function LoginPage() {
  return <StudentLogin mode="password" />;
}
