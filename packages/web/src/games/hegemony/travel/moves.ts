/** What has gone from where to where between two positions, as far as that can be told from them alone. */
import {
  CLASSES,
  type Class,
  GOODS,
  type HegemonyView,
  INDUSTRIES,
  RESOURCES,
  type Resource,
  SKILLS,
  type Skill,
  WORKER_CLASSES,
  type WorkerClass,
} from '@polity/hegemony/page';
import { between, type Places } from '../../../board/moves.js';
import type { Move, Moved } from './moved.js';
import { piecesBetween } from './moves-pieces.js';

/** No more than can be followed. */
const MOST = 24;

export function movesBetween(before: HegemonyView, after: HegemonyView): readonly Move[] {
  const moves: Move[] = [...piecesBetween(before, after)];
  const compare = (what: Moved, places: (view: HegemonyView) => Places) =>
    moves.push(...between(places(before), places(after)).map((move) => ({ what, ...move })));
  for (const role of WORKER_CLASSES) {
    for (const skill of SKILLS) compare({ kind: 'worker', of: role, skill }, (view) => workers(view, role, skill));
  }
  for (const role of CLASSES) compare({ kind: 'cube', of: role }, (view) => cubes(view, role));
  compare({ kind: 'money' }, purses);
  for (const resource of RESOURCES) compare({ kind: 'resource', resource }, (view) => stocks(view, resource));
  return moves.slice(0, MOST);
}

function workers(view: HegemonyView, of: WorkerClass, skill: Skill): Places {
  const places = new Map<string, number>();
  places.set(`unemployed:${of}:${skill}`, view.unemployed[of][skill]);
  for (const { id, workers: standing } of view.companies) {
    const count = standing.filter((worker) => worker?.class === of && worker.skill === skill).length;
    places.set(`company:${id}`, count);
  }
  for (const industry of INDUSTRIES) {
    const stands = of === 'working' && industry === skill && view.working.unions[industry];
    if (stands) places.set(`union:${industry}`, 1);
  }
  return places;
}

function cubes(view: HegemonyView, of: Class): Places {
  return new Map([
    [`bag:${of}`, view.bag[of]],
    [`cubes:${of}`, view.cubes[of]],
    ['drawn', view.drawn[of]],
    [`benefits:${of}`, view.state.benefits[of].cubes],
  ]);
}

function purses({ working, middle, capitalist, state }: HegemonyView): Places {
  return new Map([
    ['money:working', working.money],
    ['money:middle', middle.money],
    ['money:capitalist', capitalist.revenue],
    ['capital', capitalist.capital],
    ['money:state', state.treasury],
    ...CLASSES.map((of) => [`benefits:${of}`, state.benefits[of].money] as const),
  ]);
}

function stocks({ working, middle, capitalist, state }: HegemonyView, resource: Resource): Places {
  const places = new Map<string, number>(
    CLASSES.map((of) => [`benefits:${of}`, state.benefits[of].resources[resource]] as const),
  );
  if (resource === 'influence') {
    for (const [seat, board] of Object.entries({ working, middle, capitalist, state })) {
      places.set(`influence:${seat}`, board.influence);
    }
    return places.set('service:influence', state.services.influence);
  }
  places.set(`service:${resource}`, { ...state.services, ...state.goods }[resource]);
  for (const good of GOODS.filter((one) => one === resource)) {
    places.set(`${good}:working`, working.goods[good]);
    places.set(`${good}:middle`, middle.goods[good]);
    places.set(`${good}:middle:storage`, middle.storage[good]);
    places.set(`${good}:capitalist:storage`, capitalist.storage[good]);
    if (good === 'food' || good === 'luxury') places.set(`${good}:capitalist:zone`, capitalist.zone[good]);
  }
  return places;
}
