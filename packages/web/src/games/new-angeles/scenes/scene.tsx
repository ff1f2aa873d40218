/** New Angeles' scenes, each drawn by what it shows. */
import type { SceneProps } from '../../../board/scene/happening.js';
import { DealScene } from './deal-scene.js';
import { RoundScene } from './round-scene.js';

export default function NewAngelesScene(props: SceneProps) {
  return props.scene.kind === 'round' ? <RoundScene {...props} /> : <DealScene {...props} />;
}
