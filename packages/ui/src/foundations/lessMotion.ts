/** Whether the student wants less motion: says the system, or the `reducedMotion` of the outermost provider (ui-kit 4.5). */
export function wantsLessMotion(): boolean {
  if (typeof document === 'undefined') return false;
  const { motion } = document.documentElement.dataset;
  return motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
