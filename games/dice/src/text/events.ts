import type { Prose } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Bonus } from '../components.ts';
import { isBuildingUse, rangeOf } from '../dice.ts';
import { COIN } from '../goods.ts';
import { ANY_VALUE } from '../players.ts';
import type { GameEvent, State } from '../state.ts';
import type { Words } from './en/words.ts';
import { resourceOf } from './moves.ts';
import type { Names } from './names.ts';
import { withDetails } from './names.ts';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

/** Describes an event in one line for the log. The state may be a later one, so only its figures are read. */
export function eventText(words: Words, names: Names) {
  const said = words.events;
  const fiorini = (count: number) => names.amount('fiorini', count);
  const one = (resource: Of<'lost'>['resource']) => resourceOf(words, names, resource);

  return (event: GameEvent, state: State, players: readonly string[]): Prose => {
    const who = (seat: number) => at(players, seat);
    switch (event.type) {
      case 'roundBegan':
        return said.roundBegan(event.round);
      case 'incomeCollected':
        return said.incomeCollected(who(event.seat), names.artwork(event.artwork));
      case 'officesNamed':
        return offices(words, names, event, players);
      case 'rolled':
        return said.rolled(names.holder(event.active, players), names.rolled(event.dice));
      case 'dieUsed':
        return said.dieUsed(who(event.seat), names.shown(event.die, event.value), usedFor(words, names, event, state));
      case 'marked':
        return marked(words, names, event, who(event.seat));
      case 'traded':
        return said.traded(who(event.seat), one(event.took), one(event.gave), names.building(event.building));
      case 'changed': {
        const building = names.building('cambiavalute');
        return said.changed(who(event.seat), fiorini(event.fiorini), one(event.resource), building);
      }
      case 'lost':
        return said.lost(who(event.seat), one(event.resource));
      case 'dieLost':
        return said.dieLost(who(event.seat));
      case 'fioriniGained':
        return said.gained(who(event.seat), withDetails(fiorini(event.fiorini), [names.gainSource(event.from)]));
      case 'sparesGained':
        return said.gained(who(event.seat), withDetails(names.spares(event.spares), [names.gainSource(event.from)]));
      case 'starGained':
        return said.gained(who(event.seat), withDetails(names.stars(1), [names.gainSource(event.from)]));
      case 'advanced': {
        const bonus = isLeftOut(event.bonus) ? null : names.bonus(event.bonus, state.figures);
        return said.advanced(who(event.seat), names.track(event.track), event.space, bonus);
      }
      case 'pastEnd':
        return said.pastEnd(who(event.seat), names.track(event.track), fiorini(event.fiorini));
      case 'artistHired':
        return hired(words, names, event, who(event.seat));
      case 'palazzoCompleted':
        return said.palazzoCompleted(who(event.seat), names.area('palazzo'));
      case 'chiesaCompleted':
        return said.chiesaCompleted(who(event.seat), names.area('chiesa'));
      case 'built': {
        const lost = Object.keys(event.leftover).length > 0 ? names.bundle(event.leftover) : null;
        return said.built(who(event.seat), names.building(event.building), names.space(event.space), lost);
      }
      case 'palazzoBonus':
        return said.palazzoBonus(who(event.seat), words.points(event.points), names.area('palazzo'));
      case 'ghostChose':
        return said.ghostChose(
          names.ghost,
          names.all(event.dice.map((die) => [{ of: die, text: words.die(die).short }])),
        );
      case 'ghostAdvanced':
        return ghostAdvanced(words, names, event, state);
      case 'gameEnded':
        return [`${words.over}.`];
    }
  };
}

/** Returns true for bonuses that the line of a step leaves out: none, and gains that have a line of their own. */
function isLeftOut(bonus: Bonus): boolean {
  return bonus === 'none' || bonus === 'fiorini' || bonus === 'star' || bonus === 'spare';
}

function offices(words: Words, names: Names, event: Of<'officesNamed'>, players: readonly string[]): Prose {
  const { captain, bishop } = event;
  const titles = { captain: names.person('captain'), bishop: names.person('bishop') };
  if (captain !== null && captain === bishop) return words.events.bothOffices(names.holder(captain, players), titles);
  const named = (holder: typeof captain) => (holder === null ? null : names.holder(holder, players));
  return words.events.officesNamed({ captain: named(captain), bishop: named(bishop) }, titles);
}

/** Describes the use of a die and the building that helped. Steps, fiorini and artists have events of their own. */
function usedFor(words: Words, names: Names, event: Of<'dieUsed'>, { figures }: State): Prose {
  const { die, value, use, range, role } = event;
  const details: Prose[] = [];
  if (isBuildingUse(use)) details.push(names.building(use).name);
  if (range !== null && range !== rangeOf(value))
    details.push(words.moves.usedAs(range, names.building(ANY_VALUE[die])));
  if (role === 'bonus') details.push([words.asABonus]);
  const { resource, track } = figures.dice[die];
  const what = (): Prose => {
    switch (use) {
      case 'resources':
        return names.amount(resource, range === null ? 1 : figures.board[range].resources);
      case 'recruit':
        return track === null ? [words.anArtist] : names.track(track).the; // the type is open with the Palagio
      case 'fiorini':
      case 'taverna':
        return [{ of: 'fiorini', text: words.goods.fiorini.name }];
      case 'casa':
        return names.hired('anonymous');
      case 'mercatante':
        return [words.resources(figures.brings.mercatante)];
      case 'convento':
        return words.stepsOn(figures.brings.convento, null);
    }
  };
  return withDetails(what(), details);
}

function marked({ events }: Words, names: Names, { good, place, from }: Of<'marked'>, who: string): Prose {
  if (good === 'fiorini') return events.coinSpent(who, names.amount('fiorini', COIN), names.place(place));
  const said = from === 'supply' ? events.spareSpent : events.marked;
  return said(who, names.amount(good, 1), names.place(place));
}

/** R13.6  Describes the Pope's steps; at the end of his track he takes none. */
function ghostAdvanced({ events }: Words, names: Names, event: Of<'ghostAdvanced'>, { figures }: State): Prose {
  const { track, steps, space } = event;
  const isAtEnd = steps === 0 && space === figures.tracks[track].spaces.length;
  return isAtEnd
    ? events.ghostStays(names.ghost, names.track(track))
    : events.ghostAdvanced(names.ghost, names.steps(steps, track), space);
}

function hired(words: Words, names: Names, event: Of<'artistHired'>, who: string): Prose {
  const { artwork, artist, paid, discount, star, points } = event;
  return words.events.artistHired(
    who,
    names.hired(artist ?? 'anonymous'),
    names.artwork(artwork),
    names.price(paid),
    withDetails([], discount ? [names.building('bottega-d-arte').name] : []),
    words.points(points),
    star,
  );
}
