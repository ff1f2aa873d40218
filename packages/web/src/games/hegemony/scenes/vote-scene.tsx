/** A vote, seen by all: the cubes as they come out of the bag, then the fists as they open, the count and the stamp. */
import { type ElectionStory, electionsIn, placeOfVote, type Seat, type VotePlace } from '@polity/hegemony/page';
import { sectionNumbers } from '@polity/hegemony/telling';
import type { GameWords } from '@polity/words';
import { SceneFrame } from '../../../board/scene/scene-frame.js';
import { type SceneSteps, useScene } from '../../../board/scene/use-scene.js';
import { Icon } from '../../../shell/ui/icons.js';
import { ClassMark } from '../board/workers.js';
import { Face } from '../faces/face.js';
import type { HegemonySceneProps, VoteShown } from './scene-props.js';
import { Stamp } from './stamp.js';
import { VoteBallot } from './vote-ballot.js';
import { VoteChanges } from './vote-changes.js';
import './vote-scene.css';

const CUBE = 350;
/** Who stands where, then cube by cube, and a moment to look at them. */
const DRAWING = (cubes: number) => [600, ...Array.from({ length: cubes }, () => CUBE), 400];
/** Closed fists, open ones, the count; then the stamp. */
const OPENING = [400, 600, 500];

export function VoteScene(props: HegemonySceneProps) {
  const { scene, log } = props;
  const told = log.slice(0, scene.at + 1);
  const story = electionsIn(log).findLast(({ start }) => start < told.length);
  if (story === undefined) return null;
  return scene.kind === 'suspense' ? <Drawing {...props} story={story} /> : <Opening {...props} story={story} />;
}

type VoteProps = HegemonySceneProps & { readonly story: ElectionStory };

/** Nothing of it that has arrived since is told. */
function Drawing({ story, ...props }: VoteProps) {
  const cubes = Object.values(story.drawn ?? {}).reduce((sum, count) => sum + count, 0);
  const steps = useScene(DRAWING(cubes), props.patience, props.pass);
  const shown: VoteShown = {
    cubes: Math.max(0, Math.min(cubes, steps.step)),
    fists: 'none',
    counted: false,
    stamped: false,
  };
  return (
    <VoteStage
      {...props}
      story={story}
      shown={shown}
      steps={steps}
      onward={props.words.say('scene.cubes.pass')}
      next={props.hurry ?? props.pass}
      skip={props.pass}
    />
  );
}

function Opening({ story, ...props }: VoteProps) {
  const steps = useScene(OPENING, props.patience, props.pass, props.hurried);
  const shown: VoteShown = {
    cubes: Number.POSITIVE_INFINITY,
    fists: steps.step === 0 ? 'closed' : 'open',
    counted: steps.step > 1,
    stamped: steps.done,
  };
  const skip = () => {
    if (!steps.done) steps.end();
    else if (props.more) props.skip();
    else props.pass();
  };
  return <VoteStage {...props} story={story} shown={shown} steps={steps} next={steps.cut} skip={skip} />;
}

interface VoteStageProps extends VoteProps {
  readonly shown: VoteShown;
  readonly steps: SceneSteps;
  /** What the button says; else it goes to the result and then on to what comes next. */
  readonly onward?: string;
  next(): void;
}

function VoteStage({ story, shown, steps, onward, next, skip, ...props }: VoteStageProps) {
  const { before, log, seat, seats, words, more } = props;
  const place = placeOfVote(log, story, before);
  const goes = steps.done
    ? place && place.next.length > 0
      ? 'scene.vote.next'
      : 'scene.vote.done'
    : 'scene.vote.step';
  return (
    <SceneFrame
      className={`heg-out heg-scene heg-vote ${shown.stamped ? 'stamped' : ''}`}
      title={
        <>
          {place
            ? words.say('scene.vote.title', { number: place.number, of: place.of })
            : words.say('scene.vote.at-once')}{' '}
          <small>{words.say(place ? 'scene.vote.of-round' : 'scene.vote.called', { round: before.round })}</small>
        </>
      }
      head={<VoteProgress shown={shown} words={words} />}
      foot={
        <>
          <NextVotes place={place} words={words} />
          {onward === undefined && steps.done && (
            <button type="button" className="button quiet" onClick={steps.again}>
              <Icon name="restart" /> {words.say('scene.vote.again')}
            </button>
          )}
          {steps.done && more && (
            <button type="button" className="button" onClick={skip}>
              {words.say('scene.vote.last')}
            </button>
          )}
        </>
      }
      onward={onward ?? words.say(goes)}
      next={next}
      skip={skip}
    >
      <div className="heg-vote-body">
        <Bill story={story} shown={shown} words={words} seat={seat} />
        <VoteBallot story={story} shown={shown} seats={seats} seat={seat} words={words} view={before} />
        <VoteChanges story={story} shown={shown} view={before} seat={seat} seats={seats} words={words} />
      </div>
      <p className="heg-sr" aria-live="assertive">
        {shown.stamped && story.result
          ? words.say(story.result.passed ? 'election.passed' : 'election.rejected', { ...story.result })
          : ''}
      </p>
    </SceneFrame>
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
        <p>{words.part(`section.${policy}`, sectionNumbers(policy, section))}</p>
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
          <Face of={policy} size={34} />
          <small>{words.say('scene.vote.coming', { number: place.number + index + 1, of: place.of })}</small>
          <span>
            <ClassMark of={by} /> <b>{words.say('scene.vote.bill', { policy, section })}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}
