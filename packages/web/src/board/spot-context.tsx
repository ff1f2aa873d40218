/** Lets every spot of the board know whether it can be chosen now, why not, and what happens when it is pressed. */
import type { AskDescription, Json } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { useKeys } from '../shell/answers/use-keys.js';
import { usePreferences } from '../shell/preferences.js';
import type { BoardRules, FollowUp } from './board-rules.js';
import type { Choices, Question } from './choices.js';
import { draggableIn, takeUp } from './drag.js';
import { type Intent, keepIntent, keptIntent, NO_INTENT } from './kept-intent.js';
import { takesOnePress } from './one-press.js';
import { followUp, gatheringOf, stillMeant } from './plan.js';
import {
  confirmation,
  isChosen,
  NOT_POINTING,
  openChoices,
  type Pointing,
  press,
  previewedWith,
  previewOf,
} from './pointing.js';
import { leaveSpentSpot, moveBetweenSpots } from './spot-keys.js';
import { useStrayPresses } from './stray-presses.js';

export interface Pointer {
  readonly question: Question | null;
  readonly pointing: Pointing;
  readonly choices: Choices | null;
  /** The spots from which something can be carried to another. */
  readonly draggable: ReadonlySet<string>;
  readonly words: GameWords | null;
  /** Whether something has been sent and the next question has not come yet. */
  readonly pending: boolean;
  /** Presses a spot; `sure` answers without a second press. */
  choose(spot: string, sure: boolean): void;
  /** Does what is meant by a spot that answers nothing, whatever is in hand. */
  intend(spot: string): void;
  /** Has in hand what lies there; it is yet to be put somewhere. */
  take(spot: string): void;
  preview(spot: string | null): void;
  /** Fills in an answer that was found elsewhere, such as what is advised; the question confirms it. */
  fillIn(answer: Json, pointing: Pointing): void;
  /** Sends what is picked, if it can be sent. */
  confirm(): void;
  /** Forgets what is picked. */
  clear(): void;
  /** Any answer, from something that is no spot: an amount, or null for no more. */
  answer(answer: Json): void;
  previewAnswer(answer: Json | null): void;
}

const NO_SPOTS: ReadonlySet<string> = new Set();
const NOTHING: Pointer = {
  question: null,
  pointing: NOT_POINTING,
  choices: null,
  draggable: NO_SPOTS,
  words: null,
  pending: false,
  choose: () => undefined,
  intend: () => undefined,
  take: () => undefined,
  preview: () => undefined,
  fillIn: () => undefined,
  confirm: () => undefined,
  clear: () => undefined,
  answer: () => undefined,
  previewAnswer: () => undefined,
};

export const ChoiceContext = createContext<Pointer>(NOTHING);

export interface ChoiceProviderProps {
  readonly rules: BoardRules;
  readonly ask: AskDescription | null;
  readonly view: object;
  readonly words: GameWords;
  readonly children: ReactNode;
  /** Whether an answer is on its way; planned answers wait for that. */
  readonly pending: boolean;
  answer(value: Json): void;
  preview(value: Json | null, then?: readonly Json[]): void;
}

const idOf = ({ seat, kind, version }: AskDescription) => `${seat} ${kind} ${version}`;

export function ChoiceProvider({ rules, ask, view, words, children, pending, ...send }: ChoiceProviderProps) {
  const chosen = usePreferences();
  const id = ask ? idOf(ask) : '';
  const [state, setState] = useState({ id, pointing: NOT_POINTING });
  const [settling, settle] = useTransition();
  /** What is picked, also while the page has not been drawn with it yet. */
  const newest = useRef(state);
  /** Whether an answer was given that the page has not been drawn with yet. */
  const given = useRef(false);
  const intent = useRef<Intent>(undefined);
  if (intent.current === undefined && ask !== null) intent.current = keptIntent(id);
  const latest = useRef(send);
  latest.current = send;
  // What was picked for another question means nothing for this one.
  const pointing = state.id === id ? state.pointing : NOT_POINTING;
  const question = useMemo(() => (ask ? { rules, ask, view } : null), [rules, ask, view]);
  const choices = useMemo(() => (question ? openChoices(question, pointing) : null), [question, pointing]);

  const draggable = useMemo(() => (question ? draggableIn(question, pointing) : NO_SPOTS), [question, pointing]);

  useEffect(() => {
    if (!settling) given.current = false;
  }, [settling]);

  useEffect(() => {
    const { plan, after } = intent.current ?? NO_INTENT;
    if (ask === null || pending || plan.length === 0 || after === idOf(ask)) return;
    const next = followUp(rules, plan, ask);
    intent.current = keepIntent({ plan: next ? next.rest : stillMeant(rules, plan, ask), after: idOf(ask) });
    if (next !== undefined) latest.current.answer(next.answer);
  }, [rules, ask, pending]);

  useEffect(() => {
    if (id !== '' && !pending) leaveSpentSpot();
  }, [id, pending]);

  useStrayPresses(id);

  const pointer = useMemo((): Pointer => {
    const picked = () => (newest.current.id === id ? newest.current.pointing : NOT_POINTING);
    const openNow = () => (question && picked() !== pointing ? openChoices(question, picked()) : choices);
    /** What is carried is drawn with the pointer, and so is what is put back. */
    const pointNow = (to: Pointing) => {
      newest.current = { id, pointing: to };
      setState(newest.current);
    };
    /** The press itself is seen at once; what it means is drawn without keeping the next one waiting. */
    const point = (to: Pointing, then: () => void = () => undefined) => {
      const next = { id, pointing: to };
      newest.current = next;
      settle(() => {
        setState(next);
        then();
      });
    };
    const give = ({ answer, rest }: FollowUp) => {
      if (given.current) return;
      given.current = true;
      const yet = question ? stillMeant(question.rules, intent.current?.plan ?? [], question.ask) : [];
      intent.current = keepIntent({ plan: rest.length > 0 ? rest : yet, after: id });
      point(NOT_POINTING, () => latest.current.answer(answer));
    };
    const previewAnswer = (answer: Json | null) => latest.current.preview(answer);
    const show = (now: Pointing, spot: string | null) => {
      const [answer = null, ...then] = question === null ? [] : previewedWith(question, now, spot);
      latest.current.preview(answer, then);
    };
    return {
      question,
      pointing,
      choices,
      draggable,
      words,
      pending,
      intend(spot) {
        const meant = question?.rules.intends?.(spot, question.ask, question.view);
        if (meant && !pending) give(meant);
      },
      take: (spot) => pointNow(takeUp(picked(), spot)),
      choose(spot, sure) {
        if (question === null || pending) return;
        const meant = intentOf(question, picked(), openNow(), spot);
        if (meant) return give(meant);
        const option = previewOf(question, picked(), spot);
        const enough = sure || takesOnePress(question, option, chosen);
        const pressed = press(question, picked(), spot, enough);
        if (pressed.send) give(pressed.send);
        else {
          point(pressed.pointing);
          if (gatheringOf(question.rules, question.ask)) show(pressed.pointing, null);
        }
      },
      preview: (spot) => show(picked(), spot),
      fillIn(answer, to) {
        if (pending) return;
        point(to);
        previewAnswer(answer);
      },
      confirm() {
        const sent = question === null ? undefined : confirmation(question, picked());
        if (sent && !pending) give(sent);
      },
      clear() {
        pointNow(NOT_POINTING);
        previewAnswer(null);
      },
      answer: (answer) => give({ answer, rest: [] }),
      previewAnswer,
    };
  }, [id, question, pointing, choices, draggable, words, pending, chosen]);

  useKeys((event) => {
    if (event.key === 'Escape' && pointing !== NOT_POINTING) pointer.clear();
    else if (event.key === 'Enter' && event.shiftKey && question && confirmation(question, pointing)) {
      // Without shift the key would press the spot in focus once more.
      event.preventDefault();
      pointer.confirm();
    } else if (moveBetweenSpots(event.key)) event.preventDefault();
  });
  return <ChoiceContext value={pointer}>{children}</ChoiceContext>;
}

/** Whether what lies at a spot could be carried to where something is meant by it. */
function isCarried({ rules, ask, view }: Question, spot: string): boolean {
  return (rules.carriesTo?.(spot, ask, view) ?? []).length > 0;
}

/** What is meant by a spot that answers nothing, as long as nothing is picked but what is carried there. */
function intentOf(question: Question, pointing: Pointing, choices: Choices | null, spot: string): FollowUp | undefined {
  const { rules, ask, view } = question;
  const [carried] = pointing.picked.path;
  const open =
    carried === undefined
      ? pointing === NOT_POINTING && !choices?.spots.has(spot)
      : rules.carriesTo?.(carried, ask, view).includes(spot);
  return open ? rules.intends?.(spot, ask, view) : undefined;
}

export function usePointer(): Pointer {
  return useContext(ChoiceContext);
}

export interface SpotState {
  readonly choosable: boolean;
  readonly chosen: boolean;
  /** Whether what lies there can be carried somewhere. */
  readonly drags: boolean;
  /** What a press begins, in words, where it answers nothing yet but something is meant by it. */
  readonly begins: string | undefined;
  /** Whether something is asked, to which it is no answer. */
  readonly asked: boolean;
  /** Why it cannot be chosen, in words, where that is worth saying. */
  readonly why: string | undefined;
  /** @param sure whether an answer is given at once even where answers wait for a second press. */
  choose(sure?: boolean): void;
  /** Shows what choosing it would change, or stops showing it. */
  preview(on: boolean): void;
}

export function useSpot(name: string): SpotState {
  const pointer = useContext(ChoiceContext);
  const { question, pointing, choices, words, pending } = pointer;
  const back = pointing.picked.path.at(-1) === name;
  const choosable = !pending && (back || choices?.spots.has(name) === true);
  const asks = !choosable && question !== null && words !== null;
  const meant = asks && !pending && intentOf(question, pointing, choices, name) !== undefined;
  return {
    choosable,
    chosen: choices !== null && isChosen(choices, pointing, name),
    drags: choosable ? pointer.draggable.has(name) : meant && isCarried(question, name),
    begins: meant ? question.rules.meaning?.(name, question.ask, question.view, words) : undefined,
    asked: asks,
    why: asks && !meant ? question.rules.whyNot?.(name, question.ask, question.view, words) : undefined,
    choose: (sure = false) => pointer.choose(name, sure),
    preview(on) {
      // What waits to be confirmed goes on being shown, or is shown again.
      if (on) pointer.preview(name);
      else if (pointing.armed !== name) pointer.preview(pointing.armed);
    },
  };
}
