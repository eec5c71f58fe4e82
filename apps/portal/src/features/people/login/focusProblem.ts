/** Moves the focus to the first field with a problem, once its words are on the page (WCAG 3.3.1). */
export function focusProblem(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    const active = document.activeElement;
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field && field !== active) field.focus();
  });
}
