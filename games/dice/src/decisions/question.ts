import type { Question as EngineQuestion } from '@signoria/engine';
import type { Reason } from '../reasons.ts';
import type { Ask, GameEvent, Move, State, StepOf } from '../state.ts';

export type Question<A extends Ask, M extends Move> = EngineQuestion<State, StepOf<A>, M, Reason, GameEvent>;
