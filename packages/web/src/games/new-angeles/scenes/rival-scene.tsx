/** The rival card is turned over for who was dealt it, and for nobody else: whom it names, and what that means. */
import { goalOf, type NewAngelesView, type Seat } from '@polity/new-angeles/page';
import type { SceneProps } from '../../../board/scene/happening.js';
import { SceneFrame } from '../../../board/scene/scene-frame.js';
import { useScene } from '../../../board/scene/use-scene.js';
import { SeatMark } from '../../../shell/ui/icons.js';
import { LOOKS } from '../looks.js';
import '../board.css';
import './rival-scene.css';

/** How long its back is seen, in milliseconds. */
const BACK = 900;

export function RivalScene({ after, seat, words, patience, pass }: SceneProps) {
  const view = after as NewAngelesView;
  const { done, next } = useScene([BACK], patience, pass);
  const { rival = null } = view.players[seat as Seat] ?? {};
  const goal = goalOf(view, seat as Seat);
  return (
    <SceneFrame
      className="na-out na-dealt"
      title={words.say('dealt')}
      onward={words.say(done ? 'dealt.continue' : 'dealt.turn')}
      next={next}
      skip={pass}
    >
      <div className="na-dealt-body">
        {!done || rival === null || goal === undefined ? (
          <p className="na-dealt-card back">{words.say('end.hidden')}</p>
        ) : (
          <>
            <p className="na-dealt-card">
              {rival !== 'federalist' && <SeatMark look={LOOKS[rival]} size={44} />}
              <b>{words.name(rival)}</b>
            </p>
            <p role="status">{words.say(`dealt.${goal.kind}`, { ...goal })}</p>
          </>
        )}
        <p className="na-muted">{words.say('dealt.secret')}</p>
      </div>
    </SceneFrame>
  );
}
