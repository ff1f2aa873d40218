/** A card that somebody else has played: its face and what it does, beside the table, for a moment. */
import { isSeat } from '@polity/hegemony/page';
import { useEffect } from 'react';
import { useScene } from '../../../board/scene/use-scene.js';
import { ClassMark } from '../board/workers.js';
import { Face } from '../faces/face.js';
import type { HegemonySceneProps } from './scene-props.js';
import './card-scene.css';

const AT_ONCE: readonly number[] = [];

/** It stands in nobody's way: whatever is pressed or typed, it is gone. */
export function CardScene({ scene, log, words, patience, pass }: HegemonySceneProps) {
  useScene(AT_ONCE, patience, pass);
  useEffect(() => {
    addEventListener('pointerdown', pass);
    addEventListener('keydown', pass);
    return () => {
      removeEventListener('pointerdown', pass);
      removeEventListener('keydown', pass);
    };
  }, [pass]);
  const { seat, card } = log[scene.at]?.params ?? {};
  if (typeof seat !== 'string' || !isSeat(seat) || typeof card !== 'string') return null;
  return (
    <div className={`heg-out heg-shown-card heg-edge-${seat}`} role="status">
      <Face of={card} size={64} />
      <div>
        <p>
          <ClassMark of={seat} size={13} /> {words.say('scene.card', { seat, card })}
        </p>
        <p className="heg-faint">{words.describe(card)}</p>
      </div>
    </div>
  );
}
