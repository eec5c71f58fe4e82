import { type SyntheticEvent, useState } from 'react';
import { focusProblem } from './focusProblem.ts';

/** Sends a form that needs consent: leads to what is wrong, and counts how often the tick was missing (§5). */
export function useConsentSubmit(form: { problem(field: 'hasAgreed'): string | null }, send: () => Promise<void>) {
  const [refusals, setRefusals] = useState(0);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    await send();
    if (form.problem('hasAgreed')) setRefusals((count) => count + 1);
    focusProblem(element);
  };
  return { refusals, submit };
}
