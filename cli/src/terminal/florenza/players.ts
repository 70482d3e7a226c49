import { at, numeral } from '@signoria/engine';
import type * as florenza from '@signoria/florenza';
import type { Seen } from '../drawing.ts';
import { wrap } from '../layout.ts';
import { paint } from '../paint.ts';
import { amounts, artworkName, BUILDING, characterName, useOf, WORKER } from './signs.ts';
import type { FlorenzaWords } from './view.ts';
import { viewOf } from './view.ts';

/** R10.7  Shows the offices and the turn order. */
export function order(seen: Seen, words: FlorenzaWords): string[] {
  const { order: seats, captain, bishop } = viewOf(seen).table;
  const { terminal } = words;
  const parts = [
    ...(captain === null ? [] : [`${terminal.captain} ${at(seen.names, captain)}`]),
    ...(bishop === null ? [] : [`${terminal.bishop} ${at(seen.names, bishop)}`]),
    `${terminal.order}: ${seats.map((seat) => at(seen.names, seat)).join(' → ')}`,
  ];
  return wrap(parts.join(' · '));
}

/** R2.5  Shows both tracks, the leader first. */
export function tracks(seen: Seen, words: FlorenzaWords): string[] {
  const { players, hiddenCertificates, over } = viewOf(seen).table;
  const track = (label: string, of: (player: florenza.Player) => number, aside: (seat: number) => string) => {
    const seats = players.map((_, seat) => seat).sort((one, other) => of(at(players, other)) - of(at(players, one)));
    const places = seats.map((seat) => `${at(seen.names, seat)} ${numeral(of(at(players, seat)))}${aside(seat)}`);
    return wrap(places.join(' · '), `${paint('head', label)} `);
  };
  const certificates = (seat: number) => {
    const count = at(players, seat).certificates;
    const isHidden = hiddenCertificates && seat !== seen.seat && !over; // R1.11
    return isHidden || count === 0 ? '' : ` (${words.terminal.certificates(count)})`;
  };
  return [
    ...track(words.terminal.prestige, ({ prestige }) => prestige, certificates),
    ...track(
      words.terminal.influence,
      ({ influence }) => influence,
      () => '',
    ),
  ];
}

/** Draws the other players, starting with the next seat. */
export function others(seen: Seen, words: FlorenzaWords): string[] {
  const { names, seat } = seen;
  return names
    .map((_, offset) => (seat + offset) % names.length)
    .slice(1)
    .flatMap((one) => playerLines(seen, words, one));
}

function playerLines(seen: Seen, words: FlorenzaWords, one: number): string[] {
  const view = viewOf(seen);
  const player = at(view.table.players, one);
  const { total, isWhole } = at(seen.scores, one).earned;
  const parts = [
    `${numeral(total)}${isWhole ? '' : ' + ?'}`,
    words.terminal.workers(player.workers),
    amounts(words, player.goods),
    ...player.spaces.flatMap((space) => (space === null ? [] : [workshop(seen, words, space, one)])),
    ...player.artworks.map((artwork) => paint('highlight', view.figures.artworks[artwork].name)),
    ...workersElsewhere(seen, words, player),
  ];
  return wrap(parts.join(' · '), `${paint('head', at(seen.names, one).toUpperCase())} `);
}

/** R6.4, R6.5  Shows a workshop; its use only if it can still be operated. */
function workshop(
  seen: Seen,
  words: FlorenzaWords,
  { workshop: id, isBuilt, worker }: florenza.PlacedWorkshop,
  owner: number,
): string {
  const figures = viewOf(seen).figures.workshops[id];
  if (!isBuilt) return `${BUILDING} ${figures.name}`;
  if (worker === null) return `${figures.name} ${useOf(words, figures)}`;
  return `${figures.name} ${WORKER}${worker === owner ? '' : at(seen.names, worker)}`;
}

/** Lists the player's workers at artworks of the district, at the pulpit, at the market and at work; and a pass. */
function workersElsewhere(seen: Seen, words: FlorenzaWords, player: florenza.Player): readonly string[] {
  const view = viewOf(seen);
  const { terminal } = words;
  const inDistrict = player.commissions.filter(({ artwork }) => view.figures.artworks[artwork].area === 'district');
  return [
    ...inDistrict.map(
      ({ artwork, artist }) => `${WORKER} ${artworkName(view, artwork)}: ${characterName(view, words, artist)}`,
    ),
    ...(player.pulpit === null ? [] : [`${terminal.pulpit}: ${characterName(view, words, player.pulpit)}`]),
    ...(player.isAtMarket ? [`${WORKER} ${terminal.market}`] : []),
    ...(player.atWork === 0 ? [] : [terminal.work(player.atWork)]),
    ...(player.hasPassed ? [terminal.passed] : []),
  ];
}
