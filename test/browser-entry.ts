import { loadRules } from '@signoria/catalogue';
import { advance, begin, below, chance, derivedSeed, seedFromText, toRecord } from '@signoria/engine';

/**
 * Plays one seeded random game and returns it as JSON: the record with the final state, the events as spectators and
 * each seat may see them, the score, and a guess of the secrets. The same function runs in Node and, bundled, in a
 * browser.
 */
export async function playedGame(id: string, seats: number, seed: string): Promise<string> {
  const rules = await loadRules(id);
  const options = rules.readOptions({}, seats);
  if (!options.ok) throw new Error(options.error.message);
  let game = begin(rules, options.value, seats, derivedSeed(seedFromText(seed), 'game', 0));
  const draw = chance(game.seed, 'random');
  const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  const log: unknown[] = [];
  for (let seat = rules.pending(game.state)[0]; seat !== undefined; seat = rules.pending(game.state)[0]) {
    const moves = rules.moves(game.state, seat);
    const step = advance(rules, game, seat, moves[below(draw, moves.length)]);
    game = step.game;
    log.push(step.events.map((event) => viewers.map((viewer) => rules.redact(event, viewer))));
  }
  const guessed = rules.guess(rules.view(game.state, 0), chance(game.seed, 'guess'));
  return JSON.stringify({
    record: toRecord(rules, game),
    log,
    scores: rules.scores(game.state),
    guessed: guessed.secret,
  });
}
