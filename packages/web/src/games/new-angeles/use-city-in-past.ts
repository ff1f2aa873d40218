/** Who begins to look back sees the city first, whatever part of the board was in sight before. */
import { type RefObject, useEffect, useRef } from 'react';

export function useCityInPast(root: RefObject<HTMLElement | null>, turnTo: (part: 'city') => void): void {
  const looked = useRef(false);
  useEffect(() => {
    const looks = root.current?.closest('.looking-back') != null;
    if (looks && !looked.current) turnTo('city');
    looked.current = looks;
  });
}
