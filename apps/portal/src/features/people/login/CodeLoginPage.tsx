import { LoginForm } from './LoginForm.tsx';

/** `/codelogin` (§2). */
export function CodeLoginPage() {
  return <LoginForm mode="code" />;
}
