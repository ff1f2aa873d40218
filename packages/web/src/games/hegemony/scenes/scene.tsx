/** Hegemony's scenes, each drawn by what it shows. */
import type { HegemonyView } from '@polity/hegemony/page';
import { isSeat } from '@polity/hegemony/page';
import type { SceneProps } from '../../../board/scene/happening.js';
import { CardScene } from './card-scene.js';
import { RoundScene } from './round-scene.js';
import type { HegemonySceneProps } from './scene-props.js';
import { VoteScene } from './vote-scene.js';

export default function HegemonyScene({ before, after, seat, ...rest }: SceneProps) {
  const props: HegemonySceneProps = {
    ...rest,
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
