/** Focuses the control of a name: the checked one of several, or the stand-in of a hidden one. */
export function focusControl(form: HTMLFormElement, name: string): void {
  const found = form.elements.namedItem(name);
  const group = found instanceof RadioNodeList ? Array.from(found) : [found];
  const inputs = group.filter((node) => node instanceof HTMLElement);
  const chosen = inputs.find((node) => node instanceof HTMLInputElement && node.checked) ?? inputs[0];
  if (chosen instanceof HTMLInputElement && chosen.type === 'hidden') {
    chosen.parentElement?.querySelector<HTMLElement>('button, input:not([type="hidden"])')?.focus();
  } else chosen?.focus();
}
