import type { Prose } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Artwork, Workshop } from '../components.ts';
import { WORKSHOPS } from '../components.ts';
import type { GameEvent } from '../events.ts';
import { someOf } from '../goods.ts';
import type { State } from '../state.ts';
import type { Words } from './en/words.ts';
import { given } from './moves.ts';
import type { Names } from './names.ts';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

/** Writes each event as a line of the log. */
export function eventText(words: Words, names: Names) {
  const said = words.events;
  return (event: GameEvent, { figures }: State, players: readonly string[]): Prose => {
    const who = (seat: number) => at(players, seat);
    const people = (seats: readonly number[]) => names.all(seats.map((seat) => [who(seat)]));
    const fiorini = (count: number) => names.amount('fiorini', count);
    const prestige = (count: number) => names.amount('prestige', count);
    const lost = (failed: Of<'buildingFailed' | 'artworkFailed'>) => (failed.lost === 0 ? null : prestige(failed.lost));
    switch (event.type) {
      case 'roundBegan':
        return said.roundBegan(event.round);
      case 'opened':
        return said.opened(who(event.seat), names.workshop(event.workshop));
      case 'dieRolled':
        return event.isScarce
          ? said.dieScarce(event.roll, names.resource(event.resource), fiorini(figures.scarcity.fiorini))
          : said.dieRolled(event.roll, names.amount(event.resource, 1));
      case 'income':
        return income(words, names, event, who(event.seat));
      case 'incomeSold':
        return said.incomeSold(
          who(event.seat),
          names.bundle(event.paid),
          fiorini(event.fiorini),
          names.artwork(event.from),
        );
      case 'workerDetained':
        return said.workerDetained(who(event.seat), who(event.of));
      case 'artistDetained':
        return said.artistDetained(who(event.seat), names.character(event.artist));
      case 'workerConverted':
        return said.workerConverted(who(event.seat), who(event.of), event.gained);
      case 'preacherExpelled':
        return said.preacherExpelled(who(event.seat), names.character(event.preacher));
      case 'officeUnused':
        return said.officeUnused(who(event.seat), event.office);
      case 'workerSent': {
        const noun = names.workshop(event.workshop);
        return event.owner === event.seat
          ? said.workerSent(who(event.seat), noun)
          : said.workerSentTo(who(event.seat), noun, who(event.owner), prestige(event.prestige));
      }
      case 'buildingBegun':
        return said.buildingBegun(who(event.seat), names.workshop(event.workshop));
      case 'artistHired':
        return said.artistHired(who(event.seat), names.character(event.artist), names.artwork(event.artwork));
      case 'wentToMarket':
        return said.wentToMarket(who(event.seat));
      case 'charityGiven': {
        const { gained, lost } = names.gainsAndLosses(event.gained);
        return said.charityGiven(
          who(event.seat),
          names.character(event.preacher),
          names.bundle(event.paid),
          gained,
          lost,
        );
      }
      case 'wentToWork':
        return said.wentToWork(who(event.seat), fiorini(event.fiorini));
      case 'passed':
        return said.passed(who(event.seat), event.workers);
      case 'sold':
      case 'bought':
        return said[event.type](who(event.seat), names.amount(event.resource, 1), fiorini(event.fiorini));
      case 'traded':
        return said.traded(who(event.seat), names.bundle(someOf(given(event.gave))), names.amount(event.took, 1));
      case 'produced':
        return produced(words, names, event, who(event.seat));
      case 'notUsed':
        return said.notUsed(who(event.seat), names.workshop(event.workshop), event.canPay);
      case 'built': {
        const gained = Object.keys(event.gained).length === 0 ? null : names.bundle(event.gained);
        return said.built(who(event.seat), names.workshop(event.workshop), names.bundle(event.paid), gained);
      }
      case 'buildingFailed':
        return said.buildingFailed(who(event.seat), names.workshop(event.workshop), lost(event));
      case 'artworkCompleted':
        return said.artworkCompleted(
          who(event.seat),
          names.artwork(event.artwork),
          names.character(event.artist),
          names.bundle(event.paid),
          names.bundle(event.gained),
        );
      case 'districtBonus':
        return said.districtBonus(who(event.seat), event.of, names.bundle(event.gained));
      case 'artistRolled':
        return said.artistRolled(names.theCharacter(event.artist), event.rolls);
      case 'artistScored':
        return said.artistScored(
          who(event.seat),
          names.theCharacter(event.artist),
          event.prestige,
          event.isMasterpiece,
        );
      case 'artworkFailed':
        return said.artworkFailed(who(event.seat), names.artwork(event.artwork), lost(event));
      case 'captainNamed':
        return said.captainNamed(
          who(event.seat),
          event.prestige,
          people(event.behind.seats),
          event.behind.mark,
          event.certificates,
        );
      case 'noCaptain':
        return said.noCaptain(people(event.tied), event.prestige);
      case 'bishopNamed':
        return said.bishopNamed(who(event.seat), event.influence, people(event.behind.seats), event.behind.mark);
      case 'noBishop':
        return said.noBishop(event.why, people(event.most), event.influence, figures.offices.bishop);
      case 'cardinalNamed':
        return said.cardinalNamed(who(event.seat), event.inARow, event.influence, words.prestige(event.prestige));
      case 'orderSet':
        return said.orderSet(names.inOrder(event.order.map((seat) => [who(seat)])));
      case 'charactersLeft':
      case 'charactersCame':
        return moved(words, names, event);
      case 'gameEnded':
        return [`${words.over}.`];
    }
  };
}

function income({ events }: Words, names: Names, { from, gained }: Of<'income'>, who: string): Prose {
  const bundle = names.bundle(gained);
  if (from === 'family') return events.familyIncome(who, bundle);
  if (from === 'die') return events.dieIncome(who, bundle);
  return events.income(who, bundle, isWorkshop(from) ? names.workshop(from) : names.artwork(from));
}

function isWorkshop(id: Workshop | Artwork): id is Workshop {
  return id in WORKSHOPS;
}

function produced({ events }: Words, names: Names, { workshop, paid, gained }: Of<'produced'>, who: string): Prose {
  const noun = names.workshop(workshop);
  return Object.keys(paid).length === 0
    ? events.produced(who, noun, names.bundle(gained))
    : events.producedFor(who, noun, names.bundle(paid), names.bundle(gained));
}

function moved({ events }: Words, names: Names, { type, characters }: Of<'charactersLeft' | 'charactersCame'>): Prose {
  const all = names.all(characters.map((character) => names.character(character)));
  const isOne = characters.length === 1;
  if (type === 'charactersLeft') return isOne ? events.characterLeft(all) : events.charactersLeft(all);
  return isOne ? events.characterCame(all) : events.charactersCame(all);
}
