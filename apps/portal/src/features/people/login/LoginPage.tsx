import { LoginForm } from './LoginForm.tsx';

/** `/login` (§2). */
export function LoginPage() {
  return <LoginForm mode="password" />;
}
