/** A vote, seen by all: the cubes as they come out of the bag, then the fists as they open, the count and the stamp. */
import { type ElectionStory, electionsIn, placeOfVote } from '@polity/hegemony/page';
import { useState } from 'react';
import { SceneFrame } from '../../../board/scene/scene-frame.js';
import { type SceneSteps, useScene } from '../../../board/scene/use-scene.js';
import { Icon } from '../../../shell/ui/icons.js';
import type { HegemonySceneProps, VoteShown } from './scene-props.js';
import { onQuestion, overTab, useVotePlace } from './use-vote-place.js';
import { VoteBody, VoteHead, VoteTitle } from './vote-body.js';

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
  const { before, log, words, more } = props;
  const place = useVotePlace();
  const [tab] = useState(overTab);
  const drawn = { ...props, story, shown, view: before };
  const others = placeOfVote(log, story, before)?.next ?? [];
  const goes = steps.done ? (others.length > 0 ? 'scene.vote.next' : 'scene.vote.done') : 'scene.vote.step';
  const classes = ['heg-out heg-scene heg-vote'];
  if (place) classes.push('placed');
  else if (tab) classes.push('in-tab');
  if (onward) classes.push('drawing');
  if (shown.stamped) classes.push('stamped');
  return (
    <SceneFrame
      className={classes.join(' ')}
      style={place ? onQuestion(place) : tab}
      title={<VoteTitle {...drawn} />}
      head={<VoteHead {...drawn} />}
      foot={
        <>
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
      <VoteBody {...drawn} />
      <p className="heg-sr" aria-live="assertive">
        {shown.stamped && story.result
          ? words.say(story.result.passed ? 'election.passed' : 'election.rejected', { ...story.result })
          : ''}
      </p>
    </SceneFrame>
  );
}
