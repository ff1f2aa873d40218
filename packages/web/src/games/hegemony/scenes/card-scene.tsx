/** A card that somebody else has played: its face, what has come of it so far, and what it says, for a moment. */
import { deedAt, isSeat } from '@polity/hegemony/page';
import { useEffect } from 'react';
import { useScene } from '../../../board/scene/use-scene.js';
import { ClassMark } from '../board/workers.js';
import { Face } from '../faces/face.js';
import { toldIn } from '../recap/tell.js';
import type { HegemonySceneProps } from './scene-props.js';
import './card-scene.css';

const AT_ONCE: readonly number[] = [];

/** It stands in nobody's way: whatever is pressed or typed, it is gone. */
export function CardScene({ scene, log, newest, after, seat: reader, words, patience, pass }: HegemonySceneProps) {
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
  const deed = deedAt(newest ?? log, scene.at, reader, after);
  return (
    <div className={`heg-out heg-shown-card heg-edge-${seat}`} role="status">
      <Face of={card} size={64} />
      <div>
        <p>
          <ClassMark of={seat} size={13} /> {words.say('scene.card', { seat, card })}
        </p>
        {deed && deed.toMe.length > 0 && (
          <p>
            <strong>{toldIn(words, deed.toMe)}</strong>
          </p>
        )}
        {deed && deed.told.length > 0 && <p>{toldIn(words, deed.told)}</p>}
        <p className="heg-shown-text">{words.say('scene.card.text', { text: { said: words.describe(card) ?? '' } })}</p>
      </div>
    </div>
  );
}
