/** What is picked on the board for the city, or waits for a second press. */
import type { Json } from '@polity/kernel';
import { useMemo } from 'react';
import { pickedOptions } from '../../board/pointing.js';
import { type Pointer, usePointer } from '../../board/spot-context.js';
import { type Meant, meantOf } from './meant.js';
import { useCity } from './parts.js';

export function useMeant(): Meant {
  const { view } = useCity();
  const { question, pointing, choices } = usePointer();
  return useMemo(
    () => meantOf(question?.ask ?? null, pickedIn({ question, pointing, choices }), view),
    [question, pointing, choices, view],
  );
}

function pickedIn({
  question,
  pointing,
  choices,
}: Pick<Pointer, 'question' | 'pointing' | 'choices'>): readonly Json[] {
  if (question === null) return [];
  const armed = pointing.armed === null ? undefined : choices?.spots.get(pointing.armed);
  return armed?.type === 'answer' ? [armed.answer] : pickedOptions(question.ask, pointing);
}
