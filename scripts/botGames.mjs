// Replays of games between bots and their luck, for scripts that analyse many games. The first argument of each function is
// the module that `importSources` returned to the script.

/** Returns the replay of a match between bots. */
export function replayOf({ startReplay, withDecision }, rules, { options, seats, seed }, decisions) {
  const start = startReplay(rules, options, seats, seed);
  return decisions.reduce((replay, { seat, move }) => withDecision(rules, replay, seat, move), start);
}

/** Returns the luck of the deal, then that of each decision that revealed something: changes of chances and points by seat. */
export function luckOfReplay(
  { chance, difference, expectedDeal, luckOf, outlookOf, stateBefore },
  rules,
  forecaster,
  replay,
) {
  const { seats, options, seed } = replay.game;
  const deal = difference(
    outlookOf(forecaster, replay.start.state, seats),
    expectedDeal(rules, forecaster, options, seats, chance(seed, 'deals')),
  );
  const drawn = replay.entries.flatMap(({ seat, move, events, state }, index) => {
    if (!events.some((event) => rules.reveals(event))) return [];
    const draw = chance(seed, 'analysis', index);
    const outlook = outlookOf(forecaster, state, seats);
    return [luckOf(rules, forecaster, stateBefore(replay, index), { seat, move }, outlook, draw)];
  });
  return [deal, ...drawn];
}
