import type { Seat } from '@signoria/engine';
import { at, pushStep, QUESTION_DEFAULTS } from '@signoria/engine';
import type { Building } from '../components.ts';
import { PLACES } from '../components.ts';
import type { Figures } from '../figures.ts';
import type { Resource } from '../goods.ts';
import { RESOURCES } from '../goods.ts';
import type { Icons } from '../icons.ts';
import {
  countIcons,
  everyIcon,
  hasOpenFor,
  iconsBy,
  iconsOn,
  listOpen,
  listOpenResources,
  mark as markIcon,
  openIcon,
  perIcon,
  whyClosed,
} from '../icons.ts';
import { isReady, nextSpace, owns, playerOf, TRADES, useUp, whyUnready } from '../players.ts';
import type { Reason } from '../reasons.ts';
import type { MoveLog, MoveOf, ReadonlyPlayer, StepOf } from '../state.ts';
import { hasFree } from './free.ts';
import type { Question } from './question.ts';

type MarkStep = StepOf<'mark'>;

type ResourceAnswer = MoveOf<'mark' | 'change' | 'lose'>;

interface MarkContext {
  readonly figures: Figures;
  readonly player: ReadonlyPlayer;
  readonly resource: Resource | null;
  /** Kinds of icons that the resource could mark. */
  readonly icons: Icons;
  readonly count: number;
}

const MARKS = perIcon<ResourceAnswer>((place, good) => ({ do: 'mark', place, resource: good as Resource }));
const CHANGE: ResourceAnswer = { do: 'change' };
const LOSE: ResourceAnswer = { do: 'lose' };

/** R2.2, R2.3  The choice of an icon for a resource just obtained, or of an effect of a building instead. */
export const mark: Question<'mark', ResourceAnswer> = {
  ...QUESTION_DEFAULTS,
  asks: ({ figures, table }, step) => canPlace(figures, at(table.players, step.seat), step),
  settle: (_, step, log) => loseAll(step, log),
  every: [...everyIcon(MARKS, RESOURCES), CHANGE, LOSE],

  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves({ figures, table }, step) {
    const player = at(table.players, step.seat);
    const { resource } = step;
    const list: ResourceAnswer[] = [];
    if (resource === null || mayTrade(player, step)) listOpenResources(figures, player, MARKS, list);
    else listOpen(figures, player, resource, MARKS, list);
    if (isReady(player, 'cambiavalute')) list.push(CHANGE); // R11.9
    if (!hasOpenFor(figures, player, resource)) list.push(LOSE);
    return list;
  },

  candidates: {
    prepare({ figures, table }, step): MarkContext {
      const player = at(table.players, step.seat);
      const { resource } = step;
      const { resources, each } = iconsBy(figures);
      const icons = resource === null || mayTrade(player, step) ? resources : each[resource];
      return { figures, player, resource, icons, count: countIcons(icons, player) };
    },
    count: ({ count }: MarkContext) => count + 2,
    at({ figures, player, resource, icons, count }: MarkContext, index) {
      if (index < count) return openIcon(icons, figures, player, MARKS, index);
      if (index === count) return isReady(player, 'cambiavalute') ? CHANGE : null; // R11.9
      return hasOpenFor(figures, player, resource) ? null : LOSE;
    },
  },

  wishes: ({ figures }) => [...iconsOn(figures, MARKS, RESOURCES), CHANGE, LOSE],

  whyNot({ figures, table }, step, wish) {
    const player = at(table.players, step.seat);
    switch (wish.do) {
      case 'mark':
        return whyNotTrade(player, step, wish.resource) ?? whyClosed(figures, player, wish.place, wish.resource);
      case 'change':
        return whyUnready(player, 'cambiavalute', 'R11.9');
      case 'lose':
        return hasOpenFor(figures, player, step.resource) ? { code: 'mustMark', rule: 'R2.3' } : null;
    }
  },

  apply(state, step, move, log) {
    const { table, figures } = state;
    const { seat, resource, from } = step;
    const player = playerOf(state, seat);
    const trades = move.do === 'mark' && resource !== null && move.resource !== resource;
    if (step.left > 1) pushStep(table.agenda, { ...step, left: step.left - 1, traded: step.traded || trades }); // R11.4
    if (move.do === 'lose') log.emit?.({ type: 'lost', seat, resource, from });
    else if (move.do === 'change') {
      useUp(player, 'cambiavalute'); // R11.1
      player.fiorini += figures.fiorini.cambiavalute;
      log.emit?.({ type: 'changed', seat, resource, fiorini: figures.fiorini.cambiavalute });
    } else {
      if (trades) logTrade(step, seat, resource, move.resource, log);
      markIcon(player, move.place, move.resource);
      log.emit?.({ type: 'marked', seat, place: move.place, good: move.resource, from });
    }
  },
};

function logTrade({ from }: MarkStep, seat: Seat, gave: Resource, took: Resource, log: MoveLog): void {
  const building = traderFor(from);
  if (building !== null) log.emit?.({ type: 'traded', seat, building, gave, took });
}

/** R11.4  Returns the building that trades a resource of this origin, or null. */
export function traderFor(from: MarkStep['from']): Building | null {
  return from === 'bonus' || from === 'captain' ? null : TRADES[from];
}

function mayTrade(player: ReadonlyPlayer, { from, traded }: MarkStep): boolean {
  const trader = traderFor(from);
  return trader !== null && !traded && owns(player, trader);
}

/** R11.4  Returns the reason why the resource obtained cannot be marked as this one, or null. */
function whyNotTrade(player: ReadonlyPlayer, step: MarkStep, wished: Resource): Reason | null {
  const { resource } = step;
  const building = traderFor(step.from);
  if (resource === null || resource === wished || building === null || mayTrade(player, step)) return null;
  if (owns(player, building)) return { code: 'traded', building, rule: 'R11.4' };
  return { code: 'otherResource', resource, building, rule: 'R11.4' };
}

/**
 * R2.3  Returns true if there is anything to decide. Without an open icon two buildings can save the resource:
 * Cambiavalute (R11.9) and, while any resource's icon is open, the building that trades it (R11.4). Free moves may lead
 * to either, even over several spaces (R2.7), so the question is asked while any is possible and the Rione has room.
 * This occurs once in thirty random games and helps in half of the cases, so an exact search is not worth it.
 */
function canPlace(figures: Figures, player: ReadonlyPlayer, step: MarkStep): boolean {
  if (hasOpenFor(figures, player, step.resource) || isReady(player, 'cambiavalute')) return true;
  const trader = step.traded || !hasOpenFor(figures, player, null) ? null : traderFor(step.from);
  if (trader !== null && owns(player, trader)) return true;
  const couldBeSaved = trader !== null || !owns(player, 'cambiavalute');
  return couldBeSaved && nextSpace(player) < PLACES.length && hasFree(figures, player);
}

/** R2.3, R5.2, R10.7  Loses all resources of the step without a question, since nothing can save them. */
function loseAll({ seat, resource, left, from }: MarkStep, log: MoveLog): void {
  for (let lost = 0; lost < left; lost++) log.emit?.({ type: 'lost', seat, resource, from });
}
