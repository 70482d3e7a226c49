import type { LoadedGame } from '@signoria/catalogue';

interface OverviewProps {
  readonly text: LoadedGame['text'];
  readonly Heading: 'h2' | 'h3';
}

/** The rules on one page: aim, a round or turn, end of the game, sources of points. */
export function Overview({ text: { overview, rulebook }, Heading }: OverviewProps) {
  const { aim, round, end, points } = overview;
  return (
    <div className="overview">
      <section>
        <Heading>{rulebook.aim}</Heading>
        <p>{aim}</p>
      </section>
      <section>
        <Heading>{round.name}</Heading>
        <ol>
          {round.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section>
        <Heading>{rulebook.end}</Heading>
        <p>{end}</p>
      </section>
      <section>
        <Heading>{rulebook.points}</Heading>
        <ul>
          {points.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
