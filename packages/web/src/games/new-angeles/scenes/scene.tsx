/** New Angeles' scenes, each drawn by what it shows. */
import type { SceneProps } from '../../../board/scene/happening.js';
import { DealScene } from './deal-scene.js';
import { EndScene } from './end-scene.js';
import { RivalScene } from './rival-scene.js';
import { RoundScene } from './round-scene.js';

export default function NewAngelesScene(props: SceneProps) {
  if (props.scene.kind === 'round') return <RoundScene {...props} />;
  const kind = props.log[props.scene.at]?.kind;
  if (kind === 'investments-dealt') return <RivalScene {...props} />;
  return kind === 'game-over' ? <EndScene {...props} /> : <DealScene {...props} />;
}
