/** Whether motion is reduced: by the system, or by `reducedMotion` of the outermost provider (ui-kit 4.5). */
export function wantsLessMotion(): boolean {
  if (typeof document === 'undefined') return false;
  const { motion } = document.documentElement.dataset;
  if (motion === 'reduced') return true;
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
