import type { Question as EngineQuestion } from '@signoria/engine';
import type { Ask, Move, StepOf } from '../state.ts';
import type { DiceTypes } from '../types.ts';

export type Question<A extends Ask, M extends Move> = EngineQuestion<DiceTypes, StepOf<A>, M>;
