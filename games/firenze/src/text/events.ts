import type { Prose } from '@signoria/engine';
import { at } from '@signoria/engine';
import { countByColour } from '../bricks.ts';
import { LEVEL_TILES } from '../components.ts';
import type { GameEvent } from '../events.ts';
import type { State } from '../state.ts';
import type { Words } from './en/words.ts';
import type { Names } from './names.ts';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

/** Writes each event as a line of the log. */
export function eventText(words: Words, names: Names) {
  const said = words.events;
  return (event: GameEvent, { figures }: State, players: readonly string[]): Prose => {
    const who = (seat: number) => at(players, seat);
    switch (event.type) {
      case 'turnBegan':
        return said.turnBegan(who(event.seat), event.turn, event.isLast);
      case 'cardTaken': {
        const paid = event.paid.length === 0 ? null : names.bundle(countByColour(event.paid));
        return said.cardTaken(who(event.seat), names.card(event.card), paid, names.withBundle(event.bricks));
      }
      case 'buildingRefused':
        return said.buildingRefused(who(event.seat), names.card(event.card));
      case 'monumentGiven':
        return said.monumentGiven(names.card(event.card), event.to === null ? null : who(event.to));
      case 'eventIgnored':
        return said.eventIgnored(who(event.seat), names.card(event.card), names.card('patrician'));
      case 'bricksPaid':
        return said.bricksPaid(who(event.seat), event.due, dueTo(names, event), names.bundle(event.bricks));
      case 'towerLowered':
        return lowered(words, names, event, who);
      case 'reshuffled':
        return said.reshuffled(event.cards);
      case 'rowRefilled':
        return said.rowRefilled(names.card(event.card), names.withBundle(event.bricks));
      case 'quarried':
        return said.quarried(who(event.seat), names.card(event.card), names.bundle(event.bricks));
      case 'exchanged':
        return said.exchanged(
          who(event.seat),
          names.bundle(event.gave),
          words.aBrick(event.took),
          names.card(event.card),
        );
      case 'brickLaid':
        return laid(words, event, who(event.seat));
      case 'tornDown':
        return said.tornDown(who(event.seat), words.tower({ ...event, isRaised: false }), event.kept);
      case 'towerSpared':
        return said.towerSpared(who(event.seat), words.tower({ ...event, isRaised: false }));
      case 'fulfilled': {
        const balcony = event.balcony === null ? null : names.balcony(event.balcony, figures);
        return said.fulfilled(who(event.seat), names.commission(event.commission), balcony, event.points);
      }
      case 'levelTile': {
        const text = words.components.levelTile(LEVEL_TILES[event.tile].level);
        return said.levelTile(who(event.seat), [{ of: event.tile, text }], event.points);
      }
      case 'churchScored':
        return said.churchScored(who(event.seat), names.card(event.card), event.points);
      case 'dedicated': {
        const tower = words.tower({ colour: event.colour, height: figures.cards[event.card].level, isRaised: false });
        return said.dedicated(who(event.seat), tower, names.card(event.card), event.points);
      }
      case 'endTile':
        return said.endTile(who(event.seat), [{ of: 'end-tile', text: words.components.endTile }], event.points);
      case 'played':
        return said.played(who(event.seat), names.card(event.card));
      case 'swapped':
        return said.swapped(
          who(event.seat),
          names.bundle(event.gave),
          names.bundle(event.took),
          names.card(event.card),
        );
      case 'robbed': {
        const gave = event.gave === null ? null : words.aBrick(event.gave);
        return said.robbed(who(event.seat), who(event.from), words.aBrick(event.took), gave);
      }
      case 'cardDiscarded':
        return said.cardDiscarded(who(event.seat), names.card(event.card));
      case 'flagScored':
        return said.flagScored(who(event.seat), event.colour, event.points);
      case 'celebrated':
        return said.celebrated(who(event.seat), names.card(event.card), event.points);
      case 'gameEnded':
        return [`${words.over}.`];
    }
  };
}

function dueTo(names: Names, { due }: Of<'bricksPaid'>): Prose {
  return due === 'construction' || due === 'limit' ? [] : names.card(due).the;
}

/** Names the tower by its height before the loss; `height` is what is left. */
function lowered(words: Words, names: Names, event: Of<'towerLowered'>, who: (seat: number) => string): Prose {
  const tower = { colour: event.colour, height: event.height + 1, isRaised: false };
  const by = event.by === null ? null : who(event.by);
  return words.events.towerLowered(who(event.seat), tower, event.height, names.card(event.card), by);
}

function laid(words: Words, { colour, height }: Of<'brickLaid'>, who: string): Prose {
  return words.events.brickLaid(who, (height === 1 ? words.aTower : words.theTower)(colour), height);
}
