import { request, useRequest } from '../../api/index.ts';
import { TableFacts } from '../../lobby/index.ts';
import type { KnownTableState } from '../../onlineTables/index.ts';
import { OwnFigures } from '../../setUp/index.ts';
import { RefusalNote } from '../../shell/RefusalNote.tsx';
import { SeedCheck } from '../../table/SeedCheck.tsx';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import { useWords } from '../../words/index.ts';

interface AboutProps {
  readonly state: KnownTableState;
  readonly snapshot: TableSnapshot;
  readonly onLeft: () => void;
}

/** Shows the table's settings, the hash of the seed, and the button to leave. */
export function AboutTable({ state: { info, person }, snapshot, onLeft }: AboutProps) {
  const { say } = useWords();
  const { isPending, refusal, ask } = useRequest();
  const isPlaying = info.seats.some((seat) => person !== null && seat.person === person && !seat.away);
  return (
    <div className="about">
      <TableFacts info={info} />
      <OwnFigures game={info.game} options={info.options} />
      {!snapshot.over && (
        <section>
          <h3>{say('fair.title')}</h3>
          <SeedCheck hash={info.seedHash} seed={null} />
        </section>
      )}
      {isPlaying && !snapshot.over && (
        <section>
          <h3>{say('about.leave')}</h3>
          <p className="muted">{say('about.leaveText')}</p>
          <button
            type="button"
            className="btn compact danger"
            disabled={isPending}
            onClick={() =>
              void ask(() => request('leaveTable', { params: { id: info.id } })).then((left) => left && onLeft())
            }
          >
            {say('with.leave')}
          </button>
          <RefusalNote refusal={refusal} />
        </section>
      )}
    </div>
  );
}
