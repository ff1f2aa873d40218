/** Hegemony's scenes, each drawn by what it shows, with words that nothing else says. */
import type { HegemonyView } from '@polity/hegemony/page';
import { isSeat } from '@polity/hegemony/page';
import type { SceneProps } from '../../../board/scene/happening.js';
import { OnStage } from '../../../board/scene/on-stage.js';
import { useMoreWords } from '../board/more-words.js';
import { CardScene } from './card-scene.js';
import { ImfScene } from './imf-scene.js';
import { ProductionScene } from './production-scene.js';
import { RoundScene } from './round-scene.js';
import type { HegemonySceneProps } from './scene-props.js';
import { VoteScene } from './vote-scene.js';

const WORDS = ['scenes', 'effects', 'recap'];

export default function HegemonyScene({ before, after, seat, words: told, ...rest }: SceneProps) {
  const words = useMoreWords(told, after as HegemonyView, WORDS);
  const props: HegemonySceneProps = {
    ...rest,
    words,
    before: before as HegemonyView,
    after: after as HegemonyView,
    seat: isSeat(seat) ? seat : null,
  };
  return (
    <OnStage at={rest.scene.at} view={after} log={rest.log}>
      <Drawn {...props} />
    </OnStage>
  );
}

function Drawn(props: HegemonySceneProps) {
  const { scene, log } = props;
  switch (scene.kind) {
    case 'card':
      return <CardScene {...props} />;
    case 'round':
      if (log[scene.at]?.kind === 'imf') return <ImfScene {...props} />;
      return log[scene.at]?.kind === 'phase' ? <ProductionScene {...props} /> : <RoundScene {...props} />;
    default:
      return <VoteScene {...props} />;
  }
}
