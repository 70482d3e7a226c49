// Plays one seat at random in `signoria tournament` (see docs/referee.md):
// npx signoria tournament --game card --bots "greedy,exec:node docs/examples/tournament_bot.mjs" --games 20
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const { type, seat, version, moves } = JSON.parse(line);
  if (type !== 'ask') continue;
  const move = Math.floor(Math.random() * moves.length); // the move itself would do as well
  process.stdout.write(`${JSON.stringify({ seat, version, move })}\n`);
}
