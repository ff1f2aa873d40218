/** What a vote looks like, on the stage and on the board: the bill, the count, what it changes, and how far it has gone. */
import { type ElectionStory, type HegemonyView, placeOfVote, type Seat, type VotePlace } from '@polity/hegemony/page';
import { billNumbers } from '@polity/hegemony/telling';
import type { LogEntry } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { Icon } from '../../../shell/ui/icons.js';
import type { SeatAtTable } from '../../game-ui.js';
import { ClassMark } from '../board/workers.js';
import { Face } from '../faces/face.js';
import type { VoteShown } from './scene-props.js';
import { Stamp } from './stamp.js';
import { type SideOf, VoteBallot } from './vote-ballot.js';
import { VoteChanges } from './vote-changes.js';
import './vote-scene.css';

export interface VoteDrawn {
  readonly story: ElectionStory;
  readonly shown: VoteShown;
  /** From before the result. */
  readonly view: HegemonyView;
  readonly log: readonly LogEntry[];
  readonly seat: Seat | null;
  readonly seats: readonly SeatAtTable[];
  readonly words: GameWords;
}

export function VoteBody({ story, shown, view, seat, seats, words, sideOf }: VoteDrawn & { readonly sideOf?: SideOf }) {
  return (
    <div className="heg-vote-body">
      <Bill story={story} shown={shown} words={words} seat={seat} />
      <VoteBallot
        story={story}
        shown={shown}
        seats={seats}
        seat={seat}
        words={words}
        view={view}
        {...(sideOf ? { sideOf } : {})}
      />
      <VoteChanges story={story} shown={shown} view={view} seat={seat} seats={seats} words={words} />
    </div>
  );
}

/** Which vote it is, of how many. */
export function VoteTitle({ story, view, log, words }: VoteDrawn) {
  const place = placeOfVote(log, story, view);
  return (
    <>
      {place ? words.say('scene.vote.title', { number: place.number, of: place.of }) : words.say('scene.vote.at-once')}{' '}
      <small>{words.say(place ? 'scene.vote.of-round' : 'scene.vote.called', { round: view.round })}</small>
    </>
  );
}

/** Beside the title: what is voted on afterwards, and how far this vote has gone. */
export function VoteHead({ story, shown, view, log, words }: VoteDrawn) {
  return (
    <>
      <NextVotes place={placeOfVote(log, story, view)} words={words} />
      <VoteProgress shown={shown} words={words} />
    </>
  );
}

const STAGES = ['stances', 'cubes', 'fists', 'result'] as const;

function VoteProgress({ shown, words }: { readonly shown: VoteShown; readonly words: GameWords }) {
  const now = shown.stamped ? 3 : shown.fists !== 'none' ? 2 : shown.cubes > 0 ? 1 : 0;
  return (
    <ol className="heg-vote-stages">
      {STAGES.map((stage, index) => (
        <li key={stage} className={index < now ? 'past' : index === now ? 'here' : ''} aria-current={index === now}>
          <span aria-hidden="true">{index < now ? <Icon name="check" size={10} /> : index + 1}</span>
          {words.say(`scene.stage.${stage}`)}
        </li>
      ))}
    </ol>
  );
}

interface BillProps {
  readonly story: ElectionStory;
  readonly shown: VoteShown;
  readonly words: GameWords;
  readonly seat: Seat | null;
}

/** The bill that is voted on, and what became of it. */
function Bill({ story, shown, words, seat }: BillProps) {
  const { policy, section, by, result, points } = story;
  return (
    <section className={`heg-vote-bill heg-edge-${by}`}>
      <div className="heg-vote-card">
        <Face of={policy} size={64} />
        <p className="heg-vote-by">
          <ClassMark of={by} size={13} /> {words.say(by === seat ? 'scene.vote.mine' : 'scene.vote.by', { seat: by })}
        </p>
        <h3>{words.say('scene.vote.bill', { policy, section })}</h3>
        <p>{words.part(`section.${policy}`, billNumbers(policy, section))}</p>
        <div className="heg-vote-stamp">
          {shown.stamped && result && <Stamp passed={result.passed} words={words} />}
        </div>
      </div>
      {shown.stamped && (
        <ul className="heg-vote-points">
          {points.map(({ seat: who, amount }) => (
            <li key={who}>
              <ClassMark of={who} />{' '}
              {words.say(who === by ? 'scene.vote.proposed' : 'scene.vote.supported', { seat: who, amount })}
            </li>
          ))}
          {points.length === 0 && <li>{words.say('scene.vote.no-points')}</li>}
        </ul>
      )}
    </section>
  );
}

function NextVotes({ place, words }: { readonly place: VotePlace | null; readonly words: GameWords }) {
  if (place === null || place.next.length === 0) return null;
  return (
    <ol className="heg-vote-next">
      {place.next.map(({ policy, section, by }, index) => (
        <li key={policy}>
          <Face of={policy} size={24} /> <ClassMark of={by} />
          <span title={words.say('scene.vote.coming', { number: place.number + index + 1, of: place.of })}>
            {words.say('scene.vote.bill', { policy, section })}
          </span>
        </li>
      ))}
    </ol>
  );
}
