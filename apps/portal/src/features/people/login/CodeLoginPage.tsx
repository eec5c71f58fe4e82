import { StudentLogin } from './StudentLogin.tsx';

/** `/codelogin` (§2). */
export function CodeLoginPage() {
  return <StudentLogin mode="code" />;
}
