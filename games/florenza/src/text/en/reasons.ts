import type { Noun } from '@signoria/common';
import type { Named, Prose } from '@signoria/engine';
import { prose } from '@signoria/engine';
import type { Ask } from '../../state.ts';

/** Reasons why a move is not legal. */
export const REASONS = {
  notAsked: 'It is not your turn.',
  over: 'The game is over.',
  otherQuestion: (ask: Ask) =>
    ({
      opening: 'First choose the starting workshops.',
      atrio: 'First decide on the Atrio’s income.',
      captain: 'First the Captain must decide.',
      bishop: 'First the Bishop must decide.',
      place: 'It is the worker placement phase.',
      artist: 'First choose the artist for the artwork.',
      preacher: 'First choose the preacher for the pulpit.',
      market: 'You are at the market now.',
      trade: 'First take the cube you trade for.',
      activity: 'First decide whether to use the workshop.',
      artworks: 'First choose the artwork you resolve next.',
      skill: 'First choose the artist’s skill.',
      incentive: 'First decide how much extra you pay.',
      roll: 'First pick one of the two rolls.',
    })[ask],
  lacks: (what: Prose) => prose`You need ${what}.`,
  lack: (needs: Prose, has: string) => prose`${needs} (you have ${has === '0' ? 'none' : has})`,
  noOpening: ({ the }: Noun) => prose`You cannot start with ${the}: it is not a starting workshop.`,
  openingTaken: ({ the }: Noun) => prose`Another player already starts with ${the}.`,
  noTile: ({ name }: Noun) => prose`There is no ${name} tile left in the supply.`,
  residence: ({ the }: Noun) =>
    prose`You cannot place a worker in ${the}: it gives its income every round without one.`,
  ownWorker: 'This is your own worker.',
  artistOnly: 'A player who holds both offices may detain only an artist.',
  noWorkerThere: (family: string) => `The ${family} have no worker on their district board.`,
  notInFlorence: (who: Prose) => prose`${who} is not in Florence.`,
  tileTaken: (who: Named) =>
    who.text.startsWith('Unnamed ')
      ? prose`No ${{ ...who, text: who.text.toLowerCase() }} is left this round.`
      : prose`${who} is already taken this round.`,
  detained: (who: Prose) => prose`${who} is detained by the Captain.`,
  expelled: (who: Prose) => prose`${who} is expelled by the Bishop.`,
  emptySpace: 'There is no workshop on this space.',
  underConstruction: 'This workshop is still being built.',
  prestigeTooLow: 'At −3 prestige you cannot use another family’s workshop.',
  noSpace: 'All eight spaces of your district are full.',
  atMarket: 'You already have a worker at the market.',
  occupied: (family: string) => `The ${family} already have a worker there.`,
  completed: (family: string) => `The ${family} have already completed it.`,
  pulpitTaken: (family: string) => `The ${family} are giving charity there this round.`,
  noArtist: (skills: string) => `No ${skills} are left this round.`,
  wrongSkill: (skills: string) => `This artwork needs another type of artist: ${skills}.`,
  noPulpit: 'The pulpit of the Duomo has not been completed yet.',
  noPreacher: 'There is no preacher left whom you can pay.',
  soldAlready: 'You have already sold a cube.',
  boughtAlready: 'You have already bought a cube.',
  tradedAlready: 'You have already traded.',
  sameResource: 'You must take a different resource from the two you give.',
  nothingToTake: 'You can take nothing for these two.',
  boxHasNone: (resource: Prose) => prose`There is no ${resource} left in the box.`,
  notCommissioned: 'You have no worker there.',
  otherArea: 'Artworks are resolved in order: district, civic buildings, Cathedral.',
  mostPaid: 'You cannot pay an artist that much extra.',
  notRolled: 'This number was not rolled.',
};
