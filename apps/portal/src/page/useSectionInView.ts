import { useEffect, useState } from 'react';

/** Pixels below the top of the window under which a section counts as the one being read. */
const READING_LINE = 200;

/** Id of the section that is being read: the last one that has reached the top. */
export function useSectionInView(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const joined = ids.join(' ');
  useEffect(() => {
    const update = () => {
      const passed = joined.split(' ').filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < READING_LINE;
      });
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
      setCurrent((isAtEnd ? joined.split(' ').at(-1) : passed.at(-1)) ?? joined.split(' ')[0] ?? '');
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [joined]);
  return current;
}
