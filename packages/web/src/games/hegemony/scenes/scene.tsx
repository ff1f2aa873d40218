/** Hegemony's scenes, each drawn by what it shows, with words that nothing else says. */
import type { HegemonyView } from '@polity/hegemony/page';
import { isSeat } from '@polity/hegemony/page';
import { useMemo } from 'react';
import type { SceneProps } from '../../../board/scene/happening.js';
import { useGame } from '../../../shell/ui/use-game.js';
import { CardScene } from './card-scene.js';
import { RoundScene } from './round-scene.js';
import type { HegemonySceneProps } from './scene-props.js';
import { VoteScene } from './vote-scene.js';

const WORDS = ['scenes'];

export default function HegemonyScene({ before, after, seat, words: told, ...rest }: SceneProps) {
  const { words: all } = useGame('hegemony', (after as HegemonyView).options, WORDS);
  const words = useMemo(() => all.toldTo(told.reader), [all, told]);
  const props: HegemonySceneProps = {
    ...rest,
    words,
    before: before as HegemonyView,
    after: after as HegemonyView,
    seat: isSeat(seat) ? seat : null,
  };
  switch (rest.scene.kind) {
    case 'card':
      return <CardScene {...props} />;
    case 'round':
      return <RoundScene {...props} />;
    default:
      return <VoteScene {...props} />;
  }
}
