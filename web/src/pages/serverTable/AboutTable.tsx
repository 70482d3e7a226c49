import type { TableInfo } from '@signoria/protocol';
import { Failure } from '../../people/NameField.tsx';
import type { RoomState } from '../../remote/serverTable.ts';
import { leaveTable } from '../../server/api.ts';
import { useAsking } from '../../server/useRequest.ts';
import { OwnFigures } from '../../setUp/OwnFigures.tsx';
import { clockWords, optionWords } from '../../setUp/optionWords.ts';
import { gameCalled } from '../../shell/games.ts';
import { useGame } from '../../shell/useCatalogue.ts';
import { FairDice } from '../../table/FairDice.tsx';
import type { TableSnapshot } from '../../table/source.ts';
import { useWords } from '../../words/index.ts';

interface AboutProps {
  readonly state: RoomState & { readonly info: TableInfo };
  readonly snapshot: TableSnapshot;
  readonly onLeft: () => void;
}

/** What was agreed on before the start, and that the cards are fair. */
export function AboutTable({ state: { info, person }, snapshot, onLeft }: AboutProps) {
  const { say } = useWords();
  const { asking, failure, ask } = useAsking();
  const isPlaying = info.seats.some((seat) => person !== null && seat.person === person && !seat.away);
  return (
    <div className="about">
      <TableFacts info={info} />
      <OwnFigures game={info.game} options={info.options} />
      {!snapshot.over && (
        <section>
          <h3>{say('fair.title')}</h3>
          <FairDice hash={info.seedHash} seed={null} />
        </section>
      )}
      {isPlaying && !snapshot.over && (
        <section>
          <h3>{say('about.leave')}</h3>
          <p className="muted">{say('about.leaveText')}</p>
          <button
            type="button"
            className="btn sm danger"
            disabled={asking}
            onClick={() => void ask(() => leaveTable(info.id)).then((left) => left && onLeft())}
          >
            {say('with.leave')}
          </button>
          <Failure failure={failure} />
        </section>
      )}
    </div>
  );
}

/** Clock, who may come, and what is played otherwise than usual; for a guest rather how many and how long. */
export function TableFacts({ info, isNew = false }: { info: TableInfo; isNew?: boolean }) {
  const { say, language } = useWords();
  const entry = useGame(info.game);
  const options = entry === undefined ? [] : optionWords(entry, info, language, say);
  const minutes = info.clock.kind === 'days' ? undefined : gameCalled(info.game)?.minutes;
  const size = [
    say('new.playerCount', { count: info.seats.length }),
    ...(minutes === undefined ? [] : [say('with.minutes', { minutes })]),
  ];
  const facts = [
    ...(isNew ? size : []),
    clockWords(info.clock, say),
    ...(isNew ? [] : [say(info.visibility === 'public' ? 'with.public' : 'with.linkOnly')]),
    ...options,
  ];
  return (
    <ul className="factLine facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
